import type { CommandRecord } from '#client/data/queue/command-database.ts'

/** A command that the server refused, or that waits, as its correction is read of it. */
export const refusedCommand = (
  name: CommandRecord['name'],
  args: object,
  state: CommandRecord['state'] = 'rejected',
): Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'> => ({
  key: 'k',
  name,
  state,
  body: { args, expect: {}, subject: '', place: '' },
})
