import type { CommandBody, CommandRecord, SealedCommand } from './command-database.ts'
import { openCommands, sealBody } from './sealed-commands.ts'
import type { Vault } from '../device/vault.ts'

/** Bodies that are sealed or opened together: the next ones wait, so that the browser's queue stays short. */
const AT_ONCE = 500

export interface Written {
  key: string
  body: CommandBody
}

/** What was opened and sealed for a transaction, because nothing of that can be done within one. */
export interface QueueBodies {
  open: (records: readonly SealedCommand[]) => Promise<void>
  /** By key; undefined where one of them was not opened as it is now. */
  findOpened: (records: readonly SealedCommand[]) => Map<string, CommandRecord> | undefined
  seal: (written: readonly Written[]) => Promise<void>
  /** Undefined where this was not sealed for that key. */
  findSealed: (written: Written) => Uint8Array<ArrayBuffer> | undefined
}

export function createQueueBodies(vault: Vault): QueueBodies {
  const opened = new Map<string, { mark: string; record: CommandRecord }>()
  const sealed = new Map<string, { text: string; body: Uint8Array<ArrayBuffer> }>()

  const findOne = (record: SealedCommand) => {
    const known = opened.get(record.key)
    return known?.mark === markOf(record) ? known.record : undefined
  }
  const findSealed = ({ key, body }: Written) => {
    const known = sealed.get(key)
    return known?.text === JSON.stringify(body) ? known.body : undefined
  }
  return {
    async open(records) {
      const fresh = records.filter((record) => !findOne(record))
      await inGroups(fresh, async (some) => {
        for (const [place, record] of (await openCommands(vault, some)).entries()) {
          const from = some[place]
          if (from) opened.set(record.key, { mark: markOf(from), record })
        }
      })
    },
    findOpened(records) {
      const found = new Map<string, CommandRecord>()
      for (const record of records) {
        const known = findOne(record)
        if (!known) return undefined
        found.set(record.key, known)
      }
      return found
    },
    async seal(written) {
      const fresh = written.filter((each) => !findSealed(each))
      await inGroups(fresh, (some) =>
        Promise.all(
          some.map(async ({ key, body }) =>
            sealed.set(key, { text: JSON.stringify(body), body: await sealBody(vault, key, body) }),
          ),
        ),
      )
    },
    findSealed,
  }
}

/** Every sealing draws new first bytes. */
const markOf = ({ body }: SealedCommand) => body.subarray(0, 12).join()

async function inGroups<T>(items: readonly T[], act: (some: readonly T[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += AT_ONCE) await act(items.slice(from, from + AT_ONCE))
}
