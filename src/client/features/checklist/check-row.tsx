import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleDotDashed, EyeOff } from 'lucide-react'
import { checkLinks } from '#shared/domain/checklist/check-links.ts'
import { checkAreas, type ChecklistItem, type CheckName } from '#shared/domain/checklist/checklist.ts'
import type { IntegrationsQuery } from '#shared/domain/integrations/integrations-query.ts'
import { type Permissions, reaches } from '#shared/domain/permissions/levels.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { checkDetail } from './check-words.ts'

const icons = {
  COMPLETE: <CircleCheck aria-hidden />,
  PARTIALLY_COMPLETE: <CircleDotDashed aria-hidden />,
  INCOMPLETE: <CircleDashed aria-hidden />,
}

export type CheckTarget =
  | { to: '/integrations'; search?: IntegrationsQuery }
  | (typeof checkLinks.ADD_SYSTEM_USER)[0]
  | (typeof checkLinks.ADD_CUSTOM_BRANDING)[0]
  | { to: '/quick-setup' }

interface Way {
  target: CheckTarget
  name: 'direct' | 'partner' | 'integrations' | 'addUser' | 'branding'
}

const [byPartner, byCompany] = checkLinks.INTEGRATE_TO_MICROSOFT

/** The ways to what a step asks for, of those whose screens are there today (CHK-10). */
const ways: Partial<Record<keyof typeof checkAreas, readonly Way[]>> = {
  INTEGRATE_TO_MICROSOFT: [
    { target: { to: '/integrations', search: byCompany.search }, name: 'direct' },
    { target: { to: '/integrations', search: byPartner.search }, name: 'partner' },
  ],
  INTEGRATE_TO_PSA: [{ target: { to: '/integrations' }, name: 'integrations' }],
  ADD_SYSTEM_USER: [{ target: checkLinks.ADD_SYSTEM_USER[0], name: 'addUser' }],
  ADD_CUSTOM_BRANDING: [{ target: checkLinks.ADD_CUSTOM_BRANDING[0], name: 'branding' }],
}

/** Whether a step can be begun from here. */
export const hasWay = ({ id }: Pick<ChecklistItem, 'id'>): boolean =>
  isAreaCheck(id) && ways[id] !== undefined

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
  permissions: Permissions
  mayDismiss: boolean
  /** Where more is said about the step. */
  moreInfo: string | undefined
  onDismiss: (dismissed: boolean) => void
  onNavigate: (target: CheckTarget) => void
}

export function CheckRow({ item, permissions, mayDismiss, moreInfo, onDismiss, onNavigate }: CheckRowProps) {
  const t = useTexts('checklist')
  const { id, completionStatus, dismissed } = item
  const title = t(`items.${id}.title`)
  const detail = checkDetail(item, t)
  const isOpen = completionStatus !== 'COMPLETE' && !dismissed
  const area = isAreaCheck(id) ? checkAreas[id] : undefined
  const shown = isOpen && isAreaCheck(id) ? (ways[id] ?? []) : []
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
