import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './tools/locales.ts';

export default defineConfig({
  plugins: [svelte(), locales()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    restoreMocks: true,
  },
});
