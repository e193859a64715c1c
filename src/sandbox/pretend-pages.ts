import { Hono } from 'hono'
import { html } from 'hono/html'
import { textIn } from './text-in.ts'
import { addWebhook, type WithWebhooks } from './webhooks.ts'

type Html = ReturnType<typeof html>

/** Something of which a person may choose what fails. */
interface Provoked<Failure> {
  name: string
  provoked: Set<Failure>
}

interface PretendPages<Of, Failure> {
  title: string
  instances: readonly Of[]
  failures: readonly Failure[]
  /** By which the form says whose failures it chooses. */
  keyOf: (instance: Of) => string
  /** What it is reached with, as a person copies it. */
  keys: (instance: Of) => readonly (readonly [label: string, value: string])[]
  /** What else is shown of it. */
  about?: (instance: Of) => Html | readonly Html[]
  /** What a person may do with a ticket of it. */
  tickets?: PretendTickets<Of>
}

interface PretendTickets<Of> {
  all: (instance: Of) => readonly { id: number; status: string }[]
  /** The names of the states that a ticket can be set to. */
  statuses: (instance: Of, ticketId: number) => readonly string[]
  set: (instance: Of, ticketId: number, status: string) => void
  remove: (instance: Of, ticketId: number) => void
  webhooks: (instance: Of) => WithWebhooks
  /** Posts to its addresses that a ticket was set or deleted. */
  tell: (instance: Of, ticketId: number) => Promise<void>
}

/** Where changes of tickets are posted to, and the form for one more address. */
const webhookForm = (key: string, { webhooks }: WithWebhooks) =>
  html`${webhooks.map(({ url }) => html`<p>Changes of tickets are posted to <code>${url}</code></p>`)}
    <form method="post">
      <input type="hidden" name="key" value="${key}" />
      <label>Post changes of tickets to <input type="url" name="webhook" required /></label>
      <button>Add</button>
    </form>`

/** By which a person sets a ticket to another state, or deletes it. */
const ticketForm = (key: string, id: number, statuses: readonly string[], now: string) =>
  html`<form method="post">
    <input type="hidden" name="key" value="${key}" />
    <input type="hidden" name="ticket" value="${id}" />
    <label
      >Ticket ${id}
      <select name="status">
        ${statuses.map((name) => html`<option ${name === now ? 'selected' : ''}>${name}</option>`)}
      </select>
    </label>
    <button name="act" value="set">Set</button>
    <button name="act" value="delete">Delete</button>
  </form>`

/** A whole page of a pretend cloud. What is put in is escaped, so that nothing in it does anything here. */
export const pretendPage = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`

/** On which a person finds what each of a vendor's pretend instances is reached with, and chooses what fails there. */
export function createPretendPages<Failure extends string, Of extends Provoked<Failure>>({
  title,
  instances,
  failures,
  keyOf,
  keys,
  about = () => [],
  tickets,
}: PretendPages<Of, Failure>) {
  const shown = (instance: Of) =>
    html`<h2>${instance.name}</h2>
      ${keys(instance).map(([label, value]) => html`<p>${label} <code>${value}</code></p>`)}
      <form method="post">
        <input type="hidden" name="key" value="${keyOf(instance)}" />
        ${failures.map(
          (failure) =>
            html`<label
              ><input
                type="checkbox"
                name="failure"
                value="${failure}"
                ${instance.provoked.has(failure) ? 'checked' : ''}
              />${failure}</label
            >`,
        )}
        <button>Provoke</button>
      </form>
      ${tickets ? webhookForm(keyOf(instance), tickets.webhooks(instance)) : ''} ${about(instance)}
      ${
        tickets
          ?.all(instance)
          .map(({ id, status }) => ticketForm(keyOf(instance), id, tickets.statuses(instance, id), status)) ??
        ''
      }`
  const act = async (instance: Of, id: number, form: FormData) => {
    if (form.get('act') === 'delete') tickets?.remove(instance, id)
    else tickets?.set(instance, id, textIn(form.get('status')))
    await tickets?.tell(instance, id)
  }
  return new Hono()
    .get('/', (c) => c.html(pretendPage(title, instances.map(shown))))
    .post('/', async (c) => {
      const form = await c.req.formData()
      const instance = instances.find((each) => keyOf(each) === form.get('key'))
      if (!instance) return c.notFound()
      const chosen = form.getAll('failure')
      if (form.has('ticket')) await act(instance, Number(form.get('ticket')), form)
      else if (tickets && form.has('webhook'))
        addWebhook(tickets.webhooks(instance), textIn(form.get('webhook')))
      else instance.provoked = new Set(failures.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })
}
