import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Check } from '#shared/domain/posture/check.ts'
import { type Manual, portals } from '#shared/domain/posture/manual.ts'
import type { Texts } from '#client/texts/sections.ts'
import { useTexts } from '#client/texts/texts.ts'
import { CommandBox } from '#client/ui/command-box.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'

// Beside each other where there is room for the command as it is.
const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
    columnGap: 8,
    rowGap: 3.5,
    '& h4': { mb: 1, fontSize: 'small', fontWeight: 'medium', color: 'muted' },
    '& p': { textWrap: 'pretty' },
    '& .help': { mb: 2, fontSize: 'control', color: 'muted' },
  },
})
const Half = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 3.5,
    maxW: '48rem',
    '& ol': {
      display: 'grid',
      gap: 1.5,
      ps: 5,
      listStyleType: 'decimal',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li': { ps: 0.5, textWrap: 'pretty' },
  },
})
const Way = chakra('p', {
  base: {
    '& .next': { color: 'muted', mx: 1.5 },
    // A name is not torn apart where there is room for it on the next line.
    '& .entry': { display: 'inline-block' },
  },
})

interface ByHandProps {
  check: Check
  /** Whether nobody has anything to do, so that the title alone is enough. */
  isFolded: boolean
}

/** Where and how a person meets a check that has no remedy, and what that interrupts. */
export function ByHand({ check, isFolded }: ByHandProps) {
  const t = useTexts('byHand')
  const words = useTexts('words')
  const steps = useTexts('checkSteps')
  const { manual } = check
  if (!manual) return null
  const id = check.id as keyof Texts['checkSteps']
  return (
    <PanelPart title={t('title')} isFolded={isFolded}>
      <Halves>
        <Half>
          <div>
            <h4>{t('where')}</h4>
            <WayThere manual={manual} />
          </div>
          <div>
            <h4>{t('steps')}</h4>
            <ol>
              {Object.entries(steps(`${id}.steps`, { returnObjects: true })).map(([number, step]) => (
                <li key={number}>{step}</li>
              ))}
            </ol>
          </div>
          <div>
            <h4>{t('breaks')}</h4>
            <p>{steps(`${id}.breaks`)}</p>
          </div>
          <p>
            <ExternalLink href={manual.page}>{t('page')}</ExternalLink>
          </p>
        </Half>
        {manual.command === undefined ? null : (
          <Half>
            <div>
              <h4>{t('command')}</h4>
              <p className="help">{t('commandHelp')}</p>
              <CommandBox
                command={manual.command}
                name={t('command')}
                copyLabel={t('copy')}
                copiedLabel={words('copied')}
                selectedLabel={t('selected')}
              />
            </div>
          </Half>
        )}
      </Halves>
    </PanelPart>
  )
}

/** The portal, and the entries of its menu in their order. */
function WayThere({ manual: { portal, path } }: { manual: Manual }) {
  const { name, address } = portals[portal]
  return (
    <Way>
      <ExternalLink href={address}>{name}</ExternalLink>
      {path.map((entry) => (
        <Fragment key={entry}>
          <span className="next">{'›'}</span>
          <span className="entry">{entry}</span>
        </Fragment>
      ))}
    </Way>
  )
}
