import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commands, readCommand } from './commands.ts'
import { type Command, defineCommand } from './command.ts'
import { BASE_PARTITION } from './partitions.ts'
import { readRevision } from './revisions.ts'

/** A command in its third form: first a flag, then a word, then a word within a field. */
const note = defineCommand({
  name: 'note.set',
  rev: 3,
  class: 'A',
  kind: 'checklistItem',
  area: 'systemUsers',
  level: 'readOnly',
  needs: 'existing',
  args: z.strictObject({ set: z.object({ state: z.string() }) }),
  upcasts: {
    1: (args) => ({ state: (args as { done: boolean }).done ? 'done' : 'open' }),
    2: (args) => ({ set: args }),
  },
  ids: () => ['note'],
  partition: () => BASE_PARTITION,
  lane: () => 'note',
  reduce: (row) => row,
})
const known = { 'note.set': note as unknown as Command }

describe('a command of an older build', () => {
  test('is led through every revision up to this one', () => {
    expect(readRevision(known, 'note.set', 1, { done: true })?.args).toEqual({ set: { state: 'done' } })
    expect(readRevision(known, 'note.set', 2, { state: 'x' })?.args).toEqual({ set: { state: 'x' } })
    const current = { set: { state: 'y' } }
    expect(readRevision(known, 'note.set', 3, current)).toEqual({ command: note, args: current })
  })

  test('that nobody leads on any more, or of a newer build, is not known', () => {
    expect(readRevision(known, 'note.set', 0, {})).toBeUndefined()
    expect(readRevision(known, 'note.set', 4, {})).toBeUndefined()
    expect(readRevision(known, 'toString', 1, {})).toBeUndefined()
  })
})

describe('the commands of this build', () => {
  test('lead on from the revision before the current one, where there was one', () => {
    for (const { name, rev, upcasts } of Object.values(commands) as Command[]) {
      const leadsOn = Object.keys(upcasts ?? {}).map(Number)
      expect(rev === 1 || leadsOn.includes(rev - 1)).toBe(true)
      expect(readCommand(name, rev, {})?.command.name).toBe(name)
      expect(readCommand(name, rev + 1, {})).toBeUndefined()
    }
  })
})
