// A stroke with round ends.
import { path } from '../../svg';

export const lines = (d: string, colour: string, width: number, more = ''): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}`);
