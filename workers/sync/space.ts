import type { EnginePorts } from './ports.ts'

/** As the browser estimates it; one that says nothing allows everything. */
export const spaceOfSite: EnginePorts['space'] = async () => {
  const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return { usage, quota }
}
