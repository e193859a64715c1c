import { listedProfiles, OPERATING_SYSTEMS } from '#shared/domain/employee-devices/employee-device.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { countColumn } from '#client/ui/data-table/count-column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import type { ListedDevice } from './device-list.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: ReturnType<typeof useTexts<'agent'>>
  words: ReturnType<typeof useTexts<'words'>>
  locale: string
  /** The list is of one company, which it need not name. */
  isOfOne: boolean
}

type DeviceColumn = Column<ListedDevice>

export const deviceColumns = (context: ColumnContext): DeviceColumn[] => [
  ...identityColumns(context),
  ...foundColumns(context),
]

/** Which device it is, and whose. */
const identityColumns = ({ t, words, isOfOne }: ColumnContext): DeviceColumn[] => {
  const company: DeviceColumn = {
    id: 'company',
    header: words('company'),
    minWidth: 130,
    leaves: 5,
    sortable: true,
    text: (device) => device.company,
  }
  return [
    {
      id: 'name',
      header: t('columns.name'),
      minWidth: 150,
      primary: true,
      sortable: true,
      text: ({ row }) => row.name,
    },
    {
      id: 'employee',
      header: t('columns.employee'),
      minWidth: 150,
      sortable: true,
      text: ({ row }) => row.employee_name,
      render: ({ row }) =>
        row.employee_id === null ? <Faint>{t('nobody')}</Faint> : <>{row.employee_name}</>,
    },
    ...(isOfOne ? [] : [company]),
    {
      id: 'operating_system',
      header: t('columns.operating_system'),
      kind: 'state',
      says: OPERATING_SYSTEMS,
      beside: 0,
      leaves: 4,
      sortable: true,
      text: ({ row }) => row.operating_system,
    },
  ]
}

/** What it told, and when. */
const foundColumns = ({ t, locale }: ColumnContext): DeviceColumn[] => [
  {
    id: 'account',
    header: t('columns.account'),
    minWidth: 120,
    leaves: 1,
    sortable: true,
    text: ({ row }) => row.account,
  },
  countColumn({
    id: 'profiles',
    header: t('columns.profiles'),
    locale,
    most: 999,
    leaves: 2,
    count: ({ row }) => listedProfiles(row).length,
  }),
  countColumn({
    id: 'program_count',
    header: t('columns.program_count'),
    locale,
    leaves: 2,
    count: ({ row }) => row.program_count,
  }),
  {
    id: 'last_seen',
    header: t('columns.last_seen'),
    kind: 'date',
    sortable: true,
    text: ({ row }) => csvTime(row.last_seen),
    render: ({ row }) => <TimeText at={row.last_seen} locale={locale} />,
  },
  {
    id: 'agent_version',
    header: t('columns.agent_version'),
    minWidth: 80,
    leaves: 3,
    sortable: true,
    text: ({ row }) => row.agent_version,
  },
]

interface DeviceCardProps extends ColumnContext {
  device: ListedDevice
  open: () => void
}

/** A device on a phone. */
export function DeviceCard({ device, open, t, locale, isOfOne }: DeviceCardProps) {
  const { row, company } = device
  return (
    <>
      <CardOpener onClick={open}>{row.name}</CardOpener>
      <CardLine>
        {[row.employee_name || t('nobody'), isOfOne ? '' : company].filter(Boolean).join(' · ')}
      </CardLine>
      <CardFacts>
        <span>{row.operating_system}</span>
        <Quiet>
          <TimeText at={row.last_seen} locale={locale} />
        </Quiet>
      </CardFacts>
    </>
  )
}
