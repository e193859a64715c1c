import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleDotDashed, EyeOff } from 'lucide-react'
import { checkLinks } from '#shared/domain/checklist/check-links.ts'
import {
  checkAreas,
  type ChecklistItem,
  type CheckName,
  dismissalArea,
} from '#shared/domain/checklist/checklist.ts'
import { type Area, type Permissions, reaches } from '#shared/domain/permissions/levels.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { checkDetail } from './check-words.ts'

const icons = {
  COMPLETE: <CircleCheck aria-hidden />,
  PARTIALLY_COMPLETE: <CircleDotDashed aria-hidden />,
  INCOMPLETE: <CircleDashed aria-hidden />,
}

export type CheckTarget = { to: '/companies' } | (typeof checkLinks.ADD_SYSTEM_USER)[0]

/** The steps whose screens are there today; companies are connected on their own screen until integrations have one. */
const targets: Partial<
  Record<CheckName, { target: CheckTarget; name: 'companies' | 'addUser'; area: Area }>
> = {
  INTEGRATE_TO_MICROSOFT: {
    target: { to: '/companies' },
    name: 'companies',
    area: checkAreas.INTEGRATE_TO_MICROSOFT,
  },
  ADD_SYSTEM_USER: {
    target: checkLinks.ADD_SYSTEM_USER[0],
    name: 'addUser',
    area: checkAreas.ADD_SYSTEM_USER,
  },
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
    '& .link': { mt: 2 },
    '& .dismiss': { opacity: 0, transition: 'opacity 120ms' },
    '&:hover .dismiss, &:focus-within .dismiss': { opacity: 1 },
    // A finger cannot hover.
    '@media (hover: none)': { '& .dismiss': { opacity: 1 } },
  },
})

interface CheckRowProps {
  item: ChecklistItem
  permissions: Permissions
  onDismiss: (dismissed: boolean) => void
  onNavigate: (target: CheckTarget) => void
}

export function CheckRow({ item, permissions, onDismiss, onNavigate }: CheckRowProps) {
  const t = useTexts('frame')
  const { id, completionStatus, dismissed } = item
  const title = t(`checklist.items.${id}.title`)
  const detail = checkDetail(item, t)
  const mayDismiss = reaches(permissions[dismissalArea(id)], 'manage')
  const link = completionStatus === 'COMPLETE' || dismissed ? undefined : targets[id]
  return (
    <Row data-status={completionStatus}>
      {icons[completionStatus]}
      <div>
        <h3>{title}</h3>
        {dismissed ? null : <p>{t(`checklist.items.${id}.description`)}</p>}
        <div className="detail">
          {[t(`checklist.status.${completionStatus}`), detail].filter(Boolean).join(' · ')}
        </div>
        {link ? (
          <div className="link">
            <Button
              disabledReason={
                reaches(permissions[link.area], 'manage') ? undefined : t('checklist.noPermission')
              }
              onClick={() => onNavigate(link.target)}
            >
              {t(`checklist.link.${link.name}`)}
            </Button>
          </div>
        ) : null}
      </div>
      {mayDismiss && dismissed ? (
        <Button
          variant="quiet"
          aria-label={t('checklist.restore', { title })}
          onClick={() => onDismiss(false)}
        >
          {t('checklist.restoreShort')}
        </Button>
      ) : null}
      {mayDismiss && !dismissed && completionStatus !== 'COMPLETE' ? (
        <span className="dismiss">
          <IconButton
            icon={<EyeOff aria-hidden />}
            label={t('checklist.dismiss', { title })}
            onClick={() => onDismiss(true)}
          />
        </span>
      ) : null}
    </Row>
  )
}
