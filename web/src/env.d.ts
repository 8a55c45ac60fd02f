/// <reference types="svelte" />
declare module 'virtual:locales' {
  export const urls: Record<string, string>;
}
