import type { SyncStatus } from '#client/data/device/sync-client.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import type { useTexts } from '#client/texts/texts.ts'

type TrayTexts = ReturnType<typeof useTexts<'tray'>>

/** What happens with what waits, in one sentence; `time` is when the server was last heard. */
export function traySentence(
  t: TrayTexts,
  { fault }: Pick<SyncStatus, 'fault'>,
  { waiting, decisions }: TrayCounts,
  time: string | undefined,
): string {
  const isSaidAsItIs = fault !== null && fault !== 'server' && fault !== 'offline'
  if (isSaidAsItIs) return t(`state.${fault}`)
  if (fault !== null && time === undefined) return t('state.offline')
  if (fault === 'server') return t('state.server', { time: time ?? '' })
  if (fault === 'offline') {
    return waiting + decisions > 0
      ? t('state.offlineSince', { time: time ?? '' })
      : t('state.offlineIdle', { time: time ?? '' })
  }
  return decisions > 0 ? t('state.decide') : t('state.online')
}
