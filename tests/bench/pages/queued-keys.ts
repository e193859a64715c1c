import { benchDevice } from './bench-device.ts'

/** The keys of everything that waits on this device. */
export const queuedKeys = async (): Promise<string[]> =>
  (await (await benchDevice()).commands.commands.toArray()).map(({ key }) => key)
