import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** As much of a mail server as an e-mail needs (RFC 5321), on this machine. */
export class SentMail {
  readonly letters: string[] = [];
  readonly #server: Server = createServer((socket) => this.#serve(socket));

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve));
  }

  /** The newest e-mail, once this many have arrived. */
  async nth(count: number): Promise<string> {
    for (let i = 0; i < 1_200 && this.letters.length < count; i++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return plain(this.letters[count - 1] ?? '');
  }

  #serve(socket: Socket): void {
    let text = '';
    let isLetter = false;
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      text += part.toString('utf8');
      for (let end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const line = text.slice(0, end);
        text = text.slice(end + (isLetter ? 5 : 2));
        if (isLetter) this.letters.push(line);
        socket.write(isLetter || line !== 'DATA' ? '250 yes\r\n' : '354 go on\r\n');
        isLetter = !isLetter && line === 'DATA';
        if (line === 'QUIT') socket.end();
        end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
      }
    });
  }
}

/** Decodes soft line breaks and `=3D`. */
const plain = (letter: string): string =>
  letter
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
