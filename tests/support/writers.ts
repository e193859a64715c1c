import { v7 as uuidv7 } from 'uuid'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { pushAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { passwordSignIn } from './browser/sign-in.ts'

export interface Writers {
  /** The number of writes that were acknowledged until now. */
  acknowledged: () => number
  /** The statuses of the answers that were not 200; 0 stands for none at all. */
  refusals: () => ReadonlyMap<number, number>
  /** Ends the writing; gives how many of the acknowledged writes the server does not have. */
  end: () => Promise<number>
}

/** Writers who add employees to all companies of the demo in turn, each without a pause, as devices would. */
export async function startWriters(url: string, count: number): Promise<Writers> {
  const authorization = await passwordSignIn(url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const { customers } = (await ask('GET', '/user/login-data')).body as { customers: { id: string }[] }
  const kept = new Set<string>()
  const refusals = new Map<number, number>()
  const ending = new AbortController()
  let added = 0

  const push = async () => {
    const id = uuidv7()
    const customerId = customers[added++ % customers.length]?.id
    const fields = {
      first_name: 'Added',
      last_name: 'Under load',
      email: `${id}@load.example`,
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    const command = {
      key: uuidv7(),
      name: 'employee.add',
      args: { id, customerId, fields },
      rev: 1,
      notAfter: Date.now() + 600_000,
      ageMs: 0,
    }
    // A device sends the same command again until it was answered.
    while (!ending.signal.aborted) {
      const { status, body } = await ask('POST', '/sync/push', { schema: SCHEMA, commands: [command] }).catch(
        () => ({ status: 0, body: undefined }),
      )
      if (status === 200) {
        const [result] = pushAnswerSchema.parse(body).results
        // This company is paused, or has as many people as it may.
        if (result?.outcome === 'rejected') return
        if (result?.outcome !== 'applied' && result?.outcome !== 'dup')
          throw new Error(`A command was answered ${JSON.stringify(result)}`)
        kept.add(id)
        return
      }
      refusals.set(status, (refusals.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const write = async () => {
    while (!ending.signal.aborted) await push()
  }
  const writing = Promise.all(Array.from({ length: count }, write))
  writing.catch(() => {})
  return {
    acknowledged: () => kept.size,
    refusals: () => refusals,
    end: async () => {
      ending.abort()
      await writing
      const there = new Set<string>()
      for (const customer of customers) {
        const { body } = await ask('GET', `/customer/${customer.id}/employee?size=500`)
        for (const { id } of body as Employee[]) there.add(id)
      }
      return [...kept].filter((id) => !there.has(id)).length
    },
  }
}
