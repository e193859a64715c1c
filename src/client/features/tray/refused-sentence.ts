import type { CommandRecord } from '#client/data/queue/command-database.ts'
import type { useTexts } from '#client/texts/texts.ts'

interface RefusedTexts {
  t: ReturnType<typeof useTexts<'tray'>>
  errors: ReturnType<typeof useTexts<'errors'>>
}

/** Why a change will never be made: in the server's words, with the names that belong into them, where it gave a reason. */
export function refusedSentence(
  { t, errors }: RefusedTexts,
  { state, errorCode, body }: Pick<CommandRecord, 'state' | 'errorCode' | 'body'>,
): string {
  if (state !== 'rejected') return t('explain.revoked')
  return errorCode ? errors(errorCode, { replace: body.values ?? {} }) : t('explain.rejected')
}
