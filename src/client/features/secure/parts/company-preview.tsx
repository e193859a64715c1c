import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { audienceOf } from '#shared/domain/posture/affected-people.ts'
import type { PreviewItem } from '#shared/domain/posture/preview.ts'
import { watchEmployees } from '#client/data/nouns/employees.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { CallBox } from './call-box.tsx'
import { reasonWords } from './check-verdict.tsx'
import type { CompanyPreview } from './use-previews.ts'

const Card = chakra('section', { base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'card' } })
const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    w: 'full',
    px: 3.5,
    py: 2.5,
    textAlign: 'start',
    cursor: 'pointer',
    color: 'text',
    '& svg': { boxSize: '1rem', color: 'muted', flexShrink: 0 },
    "&[aria-expanded='true'] svg": { transform: 'rotate(90deg)' },
    '& .name': { flex: '1 1 auto', fontWeight: 'semibold' },
    '& .count': { fontSize: 'control', color: 'muted' },
    '@media (pointer: coarse)': { minH: '2.75rem' },
  },
})
const Body = chakra('div', { base: { display: 'grid', gap: 3, px: 3.5, pb: 3.5 } })
const Items = chakra('ul', { base: { display: 'grid', gap: 3 } })
const Item = chakra('li', { base: { display: 'grid', gap: 1.5 } })
const Calls = chakra('div', { base: { display: 'grid', gap: 1.5, ml: { base: 0, md: '1.625rem' } } })
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

/** What can be done comes first; what is done already is only counted. */
const ORDER: readonly PreviewItem['outcome'][] = ['change', 'byHand', 'notMeasured']

/** A change of a company that somebody can leave out. */
export const placeOf = (companyId: string, checkId: string) => `${companyId}/${checkId}`

/** The changes of a company that are not left out. */
export const chosenChanges = ({ company, items }: CompanyPreview, left: ReadonlySet<string>) =>
  (items ?? []).flatMap((item) =>
    item.outcome === 'change' && !left.has(placeOf(company.id, item.check.id)) ? [item] : [],
  )

interface CompanyPreviewCardProps {
  preview: CompanyPreview
  isOpenAtFirst: boolean
  left: ReadonlySet<string>
  onLeave: (checkId: string, isLeft: boolean) => void
}

/** What would be done to one company's tenant, call by call. */
export function CompanyPreviewCard({ preview, isOpenAtFirst, left, onLeave }: CompanyPreviewCardProps) {
  const t = useTexts('protect')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { company, items } = preview
  const count = chosenChanges(preview, left).length
  const open = ORDER.flatMap((outcome) => (items ?? []).filter((item) => item.outcome === outcome))
  const compliant = (items?.length ?? 0) - open.length
  return (
    <Card>
      <h3>
        <Head type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronRight aria-hidden />
          <span className="name">{company.name}</span>
          <span className="count">{count > 0 ? t('company.changes', { count }) : t('company.none')}</span>
        </Head>
      </h3>
      {isOpen ? (
        <Body>
          {items ? (
            <>
              {count > 0 ? <People preview={preview} left={left} /> : null}
              <Items>
                {open.map((item) => (
                  <Item key={item.check.id}>
                    <PreviewOfItem
                      item={item}
                      preview={preview}
                      isLeft={left.has(placeOf(company.id, item.check.id))}
                      onLeave={(isLeft) => onLeave(item.check.id, isLeft)}
                    />
                  </Item>
                ))}
              </Items>
              {compliant > 0 ? <Quiet>{t('company.compliant', { count: compliant })}</Quiet> : null}
            </>
          ) : (
            <Quiet>{t('company.unread')}</Quiet>
          )}
        </Body>
      ) : null}
    </Card>
  )
}

/** How many people of a company notice what was chosen. */
function People({ preview, left }: { preview: CompanyPreview; left: ReadonlySet<string> }) {
  const device = useDevice()
  const t = useTexts('protect')
  const { id } = preview.company
  const people = useObservable(
    () =>
      watchEmployees(device, id, {
        search: '',
        filters: { signIn: 'enabled' },
        sort: { field: 'first_name', direction: 'asc' },
        offset: 0,
        limit: 0,
      }),
    [device, id],
  )
  const isForEveryone = chosenChanges(preview, left).some(({ check }) => audienceOf(check.id) === 'everyone')
  return people && isForEveryone ? <Quiet>{t('company.people', { count: people.total })}</Quiet> : null
}

interface PreviewOfItemProps {
  item: PreviewItem
  preview: CompanyPreview
  isLeft: boolean
  onLeave: (isLeft: boolean) => void
}

function PreviewOfItem({ item, preview, isLeft, onLeave }: PreviewOfItemProps) {
  const t = useTexts('protect')
  const posture = useTexts('posture')
  const words = useCheckWords()
  const { name } = words(item.check.id)
  const standing = preview.company.checks.get(item.check.id)
  const said = standing?.resolution
    ? t('resolved')
    : standing?.isIncluded === false
      ? t('excluded')
      : undefined
  if (item.outcome !== 'change')
    return (
      <Checkbox
        label={name}
        checked={false}
        disabled
        help={item.outcome === 'notMeasured' ? reasonWords(item.reason, posture) : t('byHand')}
        onChange={() => {}}
      />
    )
  return (
    <>
      <Checkbox
        label={name}
        checked={!isLeft}
        help={[t(`audience.${audienceOf(item.check.id)}`), said].filter(Boolean).join(' · ')}
        onChange={(isWanted) => onLeave(!isWanted)}
      />
      {isLeft ? null : (
        <Calls>
          {item.carriedBy === undefined ? null : (
            <Quiet>{t('together', { name: words(item.carriedBy).name })}</Quiet>
          )}
          {item.calls.map(({ change, before }) => (
            <CallBox key={`${change.source}/${change.object ?? ''}`} change={change} before={before} />
          ))}
        </Calls>
      )}
    </>
  )
}
