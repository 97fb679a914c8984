// A stroke with round ends.
import { path } from '../../../../art/svg';

export const lines = (d: string, colour: string, width: number, more = ''): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}`);
