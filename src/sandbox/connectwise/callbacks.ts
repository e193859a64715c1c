import { textIn } from '../text-in.ts'
import { addWebhook, type Post, tellWebhooks, type Webhook } from '../webhooks.ts'
import { ConnectWiseRefusal, invalid } from './refusal.ts'
import type { ConnectWiseInstance } from './state.ts'

/** Has changes of all tickets posted to an address, once for each. */
export function addCallback(desk: ConnectWiseInstance, sent: Record<string, unknown>): Webhook {
  const url = textIn(sent['url'])
  if (!URL.canParse(url)) throw invalid('MissingRequired', 'url')
  if (sent['type'] !== 'ticket') throw invalid('MissingRequired', 'type')
  if (sent['level'] !== 'owner') throw invalid('MissingRequired', 'level')
  if (desk.webhooks.some((each) => each.url === url))
    throw new ConnectWiseRefusal(409, 'Conflict', 'A callback with this URL exists already.')
  return addWebhook(desk, url)
}

export function removeCallback(desk: ConnectWiseInstance, id: number): void {
  const kept = desk.webhooks.filter((each) => each.id !== id)
  if (kept.length === desk.webhooks.length)
    throw new ConnectWiseRefusal(404, 'NotFound', `Callback ${id} not found`)
  desk.webhooks = kept
}

/** Posts that a ticket is otherwise than it was. */
export const tellChange = (desk: ConnectWiseInstance, post: Post | undefined, id: number): Promise<void> =>
  tellWebhooks(desk, post, { Action: 'updated', Type: 'ticket', ID: id }, `?action=updated&id=${id}`)
