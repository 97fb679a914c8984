import { house } from './house';

const LABEL = 'ludarium commitment 1\n';

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whether the secret that the house shows at the end is the one it bound itself to before the game. */
export async function verified(id: string, commitment: string): Promise<boolean | null> {
  if (!('subtle' in crypto)) return null;
  const secret = /"secret": ?"([0-9a-f]+)"/.exec(await house.record(id))?.[1];
  if (!secret) return null;
  const label = new TextEncoder().encode(LABEL);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...label, ...bytes(secret)])));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
