import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'

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
  const [isOver, setOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])])
    // The same file may be chosen again.
    event.currentTarget.value = ''
  }
  return (
    <Zone
      data-over={isOver}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <label htmlFor={id}>{t('import.files')}</label>
      <FileInput id={id} type="file" multiple accept=".json,application/json" onChange={take} />
      <p>{t('import.filesHelp')}</p>
    </Zone>
  )
}
