/** What pages need around the server's answers: the kind of a failure, shapes that the wire's schema leaves open, files. */
import * as server from '../lib/api.ts';
import { ApiError } from '../lib/api.ts';
import type { Catalogue, RulesAnswer, Sheet } from './shapes.ts';

export { ApiError };

export type TroubleKind = 'offline' | 'refused' | 'fault';

/** No answer, a refusal with its reasons, or a fault over there. */
export function kindOf(error: ApiError): TroubleKind {
  if (error.code === 'offline') return 'offline';
  return error.code === 'fault' || error.status >= 500 || !error.problems.length ? 'fault' : 'refused';
}

/** The failure to be shown; what is none is thrown on. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

export const catalogue = () => server.catalogue() as Promise<Catalogue>;
export const ruleSheet = (key: string) => server.ruleSheet(key) as Promise<Sheet>;
export const checkRules = (rules: string, options: object, lang: string) =>
  server.rules({ rules, options: options as Record<string, never>, lang }) as Promise<unknown> as Promise<RulesAnswer>;

/** Hand the browser a file to keep. */
export function download(name: string, text: string, type = 'application/x-ndjson'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
