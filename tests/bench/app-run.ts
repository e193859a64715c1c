import type { Figures, Setting } from './setting.ts'
export async function runApp(_: Setting): Promise<Figures> {
  return {}
}
