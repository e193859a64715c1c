/** An address that a pretend tool posts to when something of a ticket changes. */
export interface Webhook {
  id: number
  url: string
}

/** Something that has such addresses. */
export interface WithWebhooks {
  webhooks: Webhook[]
  /** How many there ever were: no id is given twice. */
  webhooksMade: number
}

/** Posts to an address; a tool does not care what is answered. */
export type Post = (url: string, body: object) => Promise<unknown>

export const noWebhooks = (): WithWebhooks => ({ webhooks: [], webhooksMade: 0 })

export function addWebhook(desk: WithWebhooks, url: string): Webhook {
  desk.webhooksMade += 1
  const made = { id: desk.webhooksMade, url }
  desk.webhooks.push(made)
  return made
}

/** Posts the same to every address, in the order in which they were made. */
export async function tellWebhooks(
  { webhooks }: WithWebhooks,
  post: Post | undefined,
  body: object,
  query = '',
): Promise<void> {
  for (const { url } of webhooks) await post?.(`${url}${query}`, body)
}
