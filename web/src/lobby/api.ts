/** Asking the server over HTTP. A failure is one of three: no answer, a refusal with its reasons, a fault over there. */
import type { NewTable, TableMade } from '../lib/wire.ts';
import type { About, Catalogue, MyTables, Problem, RulesAnswer, Sheet, TableFacts, TableRow } from './shapes.ts';

export class AskError extends Error {
  constructor(
    readonly kind: 'offline' | 'refused' | 'fault',
    readonly problems: readonly Problem[] = [],
  ) {
    super(problems[0]?.sentence ?? kind);
  }

  get code(): string {
    return this.problems[0]?.code ?? this.kind;
  }
}

async function answer(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new AskError('offline');
  }
  if (response.ok) return response;
  let problems: Problem[];
  try {
    const told = (await response.json()) as { error: Problem; problems?: Problem[] };
    problems = told.problems?.length ? told.problems : [told.error];
  } catch {
    problems = []; // not ours: a proxy that found nobody behind it
  }
  if (!problems.length || response.status >= 500) throw new AskError('fault', problems);
  throw new AskError('refused', problems);
}

async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await answer(path, body, signal);
  return (await response.json()) as T;
}

export const api = {
  about: () => ask<About>('/api/about'),
  catalogue: () => ask<Catalogue>('/api/catalogue'),
  rules: (rules: string, options: object, lang: string, signal?: AbortSignal) =>
    ask<RulesAnswer>('/api/rules', { rules, options, lang }, signal),
  sheet: (rules: string, lang: string) =>
    ask<Sheet>(`/api/sheet?rules=${encodeURIComponent(rules)}&lang=${encodeURIComponent(lang)}`),
  tables: async () => (await ask<{ tables: TableRow[] }>('/api/tables')).tables,
  table: (code: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(code)}`),
  newTable: (wanted: NewTable) => ask<TableMade>('/api/tables', wanted),
  mine: (tokens: readonly string[]) => ask<MyTables>('/api/mine', { tokens }),
  forget: (tokens: readonly string[]) => ask<{ forgotten: number }>('/api/mine/forget', { tokens }),
  lan: () => ask<{ base_url: string }>('/api/lan', {}),
  record: async (code: string, token: string | null) =>
    (await answer('/api/record', { code, token })).text(),
};

/** Hand the browser a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
