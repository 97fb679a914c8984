import { reach } from './reach.svelte';

/** Copies a text; older browsers and plain http need the long way. True if it could be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}

/** An address that others can open too, if there is one. */
export const address = (path: string) => (reach.origin ?? location.origin) + path;

export const tableAddress = (id: string, rest = '') => address(`/t/${id}${rest}`);

/** The system's own share sheet where there is one, else the clipboard. True if it was copied. */
export async function shareLink(id: string, title: string, rest = ''): Promise<boolean> {
  const url = tableAddress(id, rest);
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return false;
    } catch {
      // Not shared: the clipboard is next.
    }
  }
  return copyText(url);
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
