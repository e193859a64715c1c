import { Files } from 'lucide-react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchFiles } from '#client/data/uploads/files.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { CountTiles } from '#client/parts/list/count-tiles.tsx'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { type AgentAddress, DEVICE_MATTERS } from './agent-address.ts'
import type { ListedDevice } from './device-list.ts'

const FIGURES = ['all', ...DEVICE_MATTERS] as const

interface DeviceFiguresProps {
  /** Undefined while they are read. */
  rows: readonly ListedDevice[] | undefined
  isUnread: boolean
  address: AgentAddress
  onAddress: (change: Partial<AgentAddress>) => void
}

/** The figures that matter; each shows what it counts. */
export function DeviceFigures({ rows, isUnread, address, onAddress }: DeviceFiguresProps) {
  const t = useTexts('agent')
  return (
    <CountTiles
      names={FIGURES}
      all="all"
      label={(name) => t(`figures.${name}`)}
      action={(figure) => t('figures.show', { figure })}
      count={(name) => rows?.filter(({ matters }) => name === 'all' || matters.includes(name)).length}
      isUnread={isUnread}
      chosen={address.matter}
      onChoose={(name) => onAddress({ matter: name === 'all' ? undefined : name })}
    />
  )
}

/** Leads to what was uploaded for the company, or for all: the other data of Discover (DISC-15). */
export function FilesButton({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('agent')
  const { permissions } = useAccess()
  const files = useWatched(watchFiles)
  if (!reaches(permissions.companies, 'manage')) return null
  const count = files?.filter(({ row }) => company === undefined || row.customer_id === company).length ?? 0
  return (
    <Button
      icon={<Files aria-hidden />}
      onClick={() => go({ to: '/setup/files', search: company === undefined ? {} : { company } })}
    >
      {t('files', { count })}
    </Button>
  )
}
