// Runes everywhere; TypeScript in components needs no preprocessor, since only types are stripped.
export default { compilerOptions: { runes: true } };
