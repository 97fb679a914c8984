/** Calls the user back to a table that waits for them: title, sign of the tab, notice. */
const icon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]');
const BLINK = 1000;

let timer: ReturnType<typeof setInterval> | undefined;

function show(turn: boolean): void {
  icon()?.setAttribute('href', turn ? '/favicon-turn.svg' : '/favicon.svg');
}

/** `call` stands in the title while it is my turn; with nobody looking it blinks. */
export function callBack(title: string, call: string | null): void {
  clearInterval(timer);
  timer = undefined;
  document.title = call === null ? title : `${call} · ${title}`;
  show(call !== null);
  if (call === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let on = true;
  timer = setInterval(() => {
    on = document.visibilityState === 'visible' || !on;
    document.title = on ? `${call} · ${title}` : title;
    show(on);
  }, BLINK);
}

export function notice(title: string, text: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: 'ludarium-turn', icon: '/favicon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
