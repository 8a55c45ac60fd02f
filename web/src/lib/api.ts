/** The server over HTTP: every address is here and nowhere else. A refusal is thrown as ApiError. */
import { i18n } from './i18n.svelte.ts';
import { heldSeat, holdSeat } from './tokens.ts';
import type {
  About,
  Forgot,
  HttpError,
  HttpProblem,
  LanAnswer,
  MyTables,
  NewTable,
  RulesAnswer,
  RulesQuestion,
  TableFacts,
  TableList,
  TableMade,
} from './wire.ts';

/** `code` is the server's, or `offline` where it could not be reached, or `fault` where it answered with nonsense. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly problems: readonly HttpProblem[] = [],
    sentence = '',
  ) {
    super(sentence || code);
  }
}

export const about = () => asked<About>('/api/about');
export const catalogue = () => asked<unknown>('/api/catalogue');
export const publicTables = () => asked<TableList>('/api/tables');
export const tableFacts = (code: string) => asked<TableFacts>(`/api/tables/${encodeURIComponent(code)}`);
export const rules = (question: RulesQuestion) => asked<RulesAnswer>('/api/rules', question);
export const ruleSheet = (key: string) => asked<unknown>(`/api/sheet?${query({ rules: key, lang: i18n.language })}`);
export const tableSheet = (code: string) =>
  asked<unknown>(`/api/tables/${encodeURIComponent(code)}/sheet?${query({ lang: i18n.language })}`);

/** Where others reach a table: the page's own address may be this computer's only. */
export async function baseOf(code: string): Promise<string> {
  const facts = await tableFacts(code).catch(() => null);
  return (facts?.base_url || location.origin).replace(/\/$/, '');
}

/** The address of a table, or with a token that of a seat at it. */
export function linkTo(base: string, code: string, token: string | null = null): string {
  return `${base}/t/${code.toUpperCase()}${token ? `#token=${encodeURIComponent(token)}` : ''}`;
}

/** Make a table; the host's seat is kept in this browser. */
export async function newTable(wanted: NewTable): Promise<TableMade> {
  const made = await asked<TableMade>('/api/tables', wanted);
  holdSeat({ code: made.code, token: made.token, seat: made.seat, match: made.match, name: wanted.name });
  return made;
}

/** So many tokens the server takes at once. */
export const MOST_TOKENS = 200;

/** The tables at which these secrets open a seat, or did. */
export function mine(tokens: readonly string[]): Promise<MyTables> {
  return asked<MyTables>('/api/mine', { tokens });
}

/** Delete whoever has or had these secrets, on the server. */
export function forget(tokens: readonly string[]): Promise<Forgot> {
  return asked<Forgot>('/api/mine/forget', { tokens });
}

/** The match record as this browser's seat may know it, as JSON Lines. */
export async function record(code: string): Promise<string> {
  const response = await reached('/api/record', { code, token: heldSeat(code)?.token ?? null });
  return response.text();
}

/** Let phones on this network come in: asked by a table's host, or by who sits at the server's own machine. */
export function openLan(code?: string): Promise<LanAnswer> {
  return asked<LanAnswer>('/api/lan', code === undefined ? {} : { code, token: heldSeat(code)?.token ?? null });
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const response = await reached(path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError('fault', response.status);
  }
}

async function reached(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ApiError('offline', 0);
  }
  if (response.ok) return response;
  const found = (await response.json().catch(() => null)) as HttpError | null;
  if (!found?.error) throw new ApiError('fault', response.status);
  const { error, problems } = found;
  throw new ApiError(error.code, response.status, problems.length ? problems : [error], error.sentence);
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}
