import { ConnectorError } from '../connector-error.ts'
import { callbacksAnswer } from './connectwise-answers.ts'
import type { ConnectWiseClient } from './connectwise-client.ts'

const CALLBACKS = '/system/callbacks'

/** Has changes of tickets posted to an address, in place of all that begin with `prefix`. */
export async function setWebhook(
  client: ConnectWiseClient,
  prefix: string,
  url: string | null,
): Promise<void> {
  const known: { id: number; url: string }[] = []
  for await (const page of client.all(CALLBACKS, {}, callbacksAnswer))
    known.push(...page.filter((each) => each.url.startsWith(prefix)))
  // The new one first: changes between the two calls are told all the same.
  if (url !== null && !known.some((each) => each.url === url))
    await client.act('POST', CALLBACKS, {
      description: 'Castellan',
      url,
      // With the level of the owner it stands for every ticket.
      objectId: 1,
      type: 'ticket',
      level: 'owner',
      inactiveFlag: false,
    })
  for (const { id } of known.filter((each) => each.url !== url))
    await client.act('DELETE', `${CALLBACKS}/${id}`).catch((cause: unknown) => {
      // Somebody else has removed it meanwhile.
      if (!(cause instanceof ConnectorError && cause.reason === 'notFound')) throw cause
    })
}
