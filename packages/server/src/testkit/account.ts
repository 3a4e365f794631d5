import { Client } from './client.ts';

export const PASSWORD = 'a horse, a battery and a staple';

/** A person with an account, signed in. */
export const account = async (url: string, name: string): Promise<Client> => {
  const client = new Client(url);
  const { status, body } = await client.post('/people/accounts', { name, password: PASSWORD });
  if (status !== 200) throw new Error(`could not create an account: ${JSON.stringify(body)}`);
  return client;
};
