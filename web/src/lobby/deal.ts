/**
 * "Play now" means now: the first round is dealt before the table is shown. First this browser adds its own random bytes,
 * so that they count from the first deal on. Where any of it fails, the table itself has a button that deals.
 */
import { newNonce } from '../lib/hex.ts';
import { Line, openSocket } from '../lib/socket.ts';
import { save } from '../lib/stored.ts';
import type { TableMade } from '../lib/wire.ts';

const PATIENCE = 4000;

export async function deal({ code, match, token }: TableMade): Promise<void> {
  let line: Line | null = null;
  const dealt = new Promise<void>((done) => {
    line = new Line(openSocket, {
      hello: () => ({ type: 'hello', code, token, last_seq: 0 }),
      received: (message) => {
        if (message.type === 'error' || message.type === 'moved_on') done();
      },
      changed: () => undefined,
    });
    line.start();
    const nonce = newNonce();
    void line
      .command({ type: 'add_nonce', nonce })
      // what the table page would add otherwise
      .then((answer) => answer.type === 'ack' && save(`nonce:${match}`, nonce));
    void line.command({ type: 'continue' }).then(() => done());
    setTimeout(done, PATIENCE);
  });
  await dealt;
  (line as Line | null)?.stop();
}
