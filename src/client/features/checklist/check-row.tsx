import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleDotDashed, EyeOff } from 'lucide-react'
import { checkAreas, type ChecklistItem, type CheckName } from '#shared/domain/checklist/checklist.ts'
import { type Permissions, reaches } from '#shared/domain/permissions/levels.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Target } from '#client/parts/screen/target.ts'
import type { CheckWay } from './check-ways.ts'
import { checkDetail } from './check-words.ts'

const icons = {
  COMPLETE: <CircleCheck aria-hidden />,
  PARTIALLY_COMPLETE: <CircleDotDashed aria-hidden />,
  INCOMPLETE: <CircleDashed aria-hidden />,
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr) auto',
    columnGap: 3,
    alignItems: 'start',
    px: 5,
    py: 3,
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > svg': { boxSize: '1rem', mt: '0.125rem', color: 'muted' },
    "&[data-status='COMPLETE'] > svg": { color: 'green' },
    "&[data-status='PARTIALLY_COMPLETE'] > svg": { color: 'amber' },
    '& h3': { fontWeight: 'semibold' },
    '& p': { fontSize: 'control', color: 'muted', textWrap: 'pretty' },
    '& .detail': { fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums', mt: 1 },
    '& .link': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 },
    '& .dismiss': { opacity: 0, transition: 'opacity 120ms' },
    '&:hover .dismiss, &:focus-within .dismiss': { opacity: 1 },
    // A finger cannot hover.
    '@media (hover: none)': { '& .dismiss': { opacity: 1 } },
  },
})

interface CheckRowProps {
  item: ChecklistItem
  ways: readonly CheckWay[]
  permissions: Permissions
  mayDismiss: boolean
  /** Where more is said about the step. */
  moreInfo: string | undefined
  onDismiss: (dismissed: boolean) => void
  onNavigate: (target: Target) => void
}

export function CheckRow({
  item,
  ways,
  permissions,
  mayDismiss,
  moreInfo,
  onDismiss,
  onNavigate,
}: CheckRowProps) {
  const t = useTexts('checklist')
  const { id, completionStatus, dismissed } = item
  const title = t(`items.${id}.title`)
  const detail = checkDetail(item, t)
  const isOpen = completionStatus !== 'COMPLETE' && !dismissed
  const area = isAreaCheck(id) ? checkAreas[id] : undefined
  const shown = isOpen ? ways : []
  const isManager = area === undefined || reaches(permissions[area], 'manage')
  return (
    <Row data-status={completionStatus}>
      {icons[completionStatus]}
      <div>
        <h3>{title}</h3>
        {dismissed ? null : <p>{t(`items.${id}.description`)}</p>}
        <div className="detail">{[t(`status.${completionStatus}`), detail].filter(Boolean).join(' · ')}</div>
        {shown.length > 0 || (isOpen && moreInfo) ? (
          <div className="link">
            {shown.map(({ target, name }) => (
              <Button
                key={name}
                disabledReason={isManager ? undefined : t('noPermission')}
                onClick={() => onNavigate(target)}
              >
                {t(`link.${name}`)}
              </Button>
            ))}
            {isOpen && moreInfo ? <ExternalLink href={moreInfo}>{t('moreInfo')}</ExternalLink> : null}
          </div>
        ) : null}
      </div>
      {mayDismiss && dismissed ? (
        <Button variant="quiet" aria-label={t('restore', { title })} onClick={() => onDismiss(false)}>
          {t('restoreShort')}
        </Button>
      ) : null}
      {mayDismiss && !dismissed && completionStatus !== 'COMPLETE' ? (
        <span className="dismiss">
          <IconButton
            icon={<EyeOff aria-hidden />}
            label={t('dismiss', { title })}
            onClick={() => onDismiss(true)}
          />
        </span>
      ) : null}
    </Row>
  )
}

const isAreaCheck = (id: CheckName): id is keyof typeof checkAreas => Object.hasOwn(checkAreas, id)
