import { CountTiles } from '#client/parts/list/count-tiles.tsx'
import { useTexts } from '#client/texts/texts.ts'
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
  return (
    <CountTiles
      names={FIGURES}
      all="all"
      label={(name) => t(`figures.${name}`)}
      action={(figure) => t('figures.show', { figure })}
      count={(name) => rows?.filter(({ standing }) => name === 'all' || groupOf(standing) === name).length}
      isUnread={isUnread}
      chosen={FIGURES.find((name) => name === address.status)}
      onChoose={(name) => onAddress({ status: name === 'all' ? undefined : name })}
    />
  )
}
