import { house } from './house';

const LABEL = 'ludarium commitment 1\n';

interface Seed {
  commitment?: string;
  secret?: string;
}
/** What a file says of seeds: one, or in a campaign one for each of its games. */
interface File {
  seed?: Seed;
  lines?: { record?: { seed: Seed } }[];
}

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function commitmentOf(secret: string): Promise<string> {
  const label = new TextEncoder().encode(LABEL);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...label, ...bytes(secret)])));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the secrets that the house shows at the end are those it bound itself to before each game. */
export async function verified(id: string, commitment: string): Promise<boolean | null> {
  if (!('subtle' in crypto)) return null;
  const { seed, lines } = JSON.parse(await house.record(id)) as File;
  const seeds = lines ? lines.flatMap(({ record }) => (record ? [record.seed] : [])) : seed ? [{ ...seed, commitment }] : [];
  const shown = seeds.filter(({ secret }) => secret);
  if (shown.length === 0) return null;
  const right = await Promise.all(shown.map(async (one) => (await commitmentOf(one.secret!)) === one.commitment));
  return right.every(Boolean);
}
