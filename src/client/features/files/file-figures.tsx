import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TileButton } from '#client/ui/figures/tile-button.tsx'
import type { FileRow } from './file-rows.ts'
import { groupOf } from './file-standing.ts'
import type { FilesAddress } from './files-address.ts'

const FIGURES = ['all', 'going', 'uploaded', 'failed'] as const

interface FileFiguresProps {
  /** Undefined while they are read. */
  rows: readonly FileRow[] | undefined
  isUnread: boolean
  address: FilesAddress
  onAddress: (change: Partial<FilesAddress>) => void
}

/** The figures that matter; each shows what it counts. */
export function FileFigures({ rows, isUnread, address, onAddress }: FileFiguresProps) {
  const t = useTexts('files')
  const locale = useLocale()
  return FIGURES.map((name) => {
    const status = name === 'all' ? undefined : name
    const label = t(`figures.${name}`)
    const count = rows?.filter(({ standing }) => status === undefined || groupOf(standing) === status).length
    const isPressed = status !== undefined && address.status === status
    return (
      <TileButton
        key={name}
        label={label}
        figure={isUnread ? '–' : count?.toLocaleString(locale)}
        actionLabel={t('figures.show', { figure: label })}
        isPressed={isPressed}
        onPress={() => onAddress({ status: isPressed ? undefined : status })}
      />
    )
  })
}
