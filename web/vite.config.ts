import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

import { fonts } from './fonts.ts';

const house = process.env.LUDARIUM_HOUSE ?? 'http://127.0.0.1:8000';
const WORTH_PACKING = 1024;

/** Packs every file once, here: the house then sends it as it is. */
function packed(): Plugin {
  return {
    name: 'ludarium-packed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (name.endsWith('.woff2')) continue; // packed already
        const path = join(options.dir ?? 'dist', name);
        const content = readFileSync(path);
        if (content.length < WORTH_PACKING) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fonts(), packed()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // The texts of the engine and of the house lie beside their code, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
});
