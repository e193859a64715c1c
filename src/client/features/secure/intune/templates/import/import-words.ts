import { useFindingText, platformText } from '../../device-policy-words.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { FoundFile, FoundPolicy, ImportObstacle } from './sort-import.ts'

type Left = FoundFile['left'][number]

/** What is said of what files hold. */
export function useImportWords() {
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const findingText = useFindingText()
  return {
    kind: ({ set, platform, settings }: FoundPolicy['summary']): string =>
      [
        intune(`kinds.${set}`),
        platformText(platform ?? 'other', intune),
        ...(settings === null ? [] : [t('settings', { count: settings })]),
      ].join(' · '),
    obstacle: (obstacle: ImportObstacle): string => {
      if (obstacle === 'holdsSecrets') return intune('acts.leftOut.holdsSecrets')
      return obstacle === 'tooLarge' ? t('import.tooLarge') : obstacle.map(findingText).join(' ')
    },
    /** Something that whoever imports should know, with the place in the file and what stands there. */
    note: (note: Left): string => {
      const { path, reason } = note
      const value = 'value' in note ? note.value : undefined
      const text = t(`notes.${reason}`)
      const said = value === undefined ? text : t('import.with', { text, value })
      return path === '$' ? said : `${path}: ${said}`
    },
  }
}
