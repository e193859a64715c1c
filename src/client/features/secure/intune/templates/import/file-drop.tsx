import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { useFileDrop } from '#client/ui/fields/use-file-drop.ts'

const Zone = chakra('div', {
  base: {
    display: 'grid',
    gap: 2,
    p: 4,
    color: 'text',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line',
    borderRadius: 'card',
    "&[data-over='true']": { borderColor: 'accent', bg: 'sunken' },
    '& > label': { fontWeight: 'medium' },
    '& > p': { fontSize: 'small', color: 'muted' },
  },
})
const FileInput = chakra('input', { base: { maxW: 'full', fontSize: 'control' } })

/** Takes files that are chosen or dropped. */
export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts('intuneTemplates')
  const id = useId()
  const drop = useFileDrop(onFiles)
  return (
    <Zone {...drop.zone}>
      <label htmlFor={id}>{t('import.files')}</label>
      <FileInput {...drop.input} id={id} accept=".json,application/json" />
      <p>{t('import.filesHelp')}</p>
    </Zone>
  )
}
