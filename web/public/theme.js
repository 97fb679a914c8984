// Before the first paint: the theme and the language that were chosen, or what the system asks for.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('ludarium') || '{}');
  } catch (error) {
    kept = {};
  }
  var dark = kept.theme ? kept.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (kept.language) document.documentElement.lang = kept.language;
})();
