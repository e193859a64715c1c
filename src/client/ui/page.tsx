import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useIsAtLeast } from './theme/use-breakpoint.ts'

// Fills the height that the frame leaves, so that a table inside can take the rest and scroll by itself.
const PageBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: 2.5, md: 3.5 },
    h: 'full',
    w: 'full',
    maxW: '120rem',
    mx: 'auto',
    px: { base: 3, md: 6 },
    pt: { base: 3, md: 4 },
    '& > *': { flexShrink: 0 },
    // What can be done stays within reach beside an open panel. A child of the page: a look through all that is below costs
    // a wide table its frames.
    '&:has(> aside) > header': { pe: { base: 0, xl: '{sizes.panel}' } },
    _after: { content: '""', flex: '0 0 auto', h: { base: 3, md: 3.5 } },
  },
})

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'end' },
    columnGap: { base: 2, md: 4 },
    rowGap: { base: 1, md: 2.5 },
  },
})
const Words = chakra('div', { base: { flex: { base: '1 1 8rem', md: '1 1 20rem' }, minW: 0 } })
const Trail = chakra('ol', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    gap: 1,
    mb: 0.5,
    fontSize: 'small',
    color: 'muted',
    '& li': { minW: 0, overflowWrap: 'anywhere', lineClamp: 1 },
    '& a': { color: 'inherit' },
  },
})
const Title = chakra('h1', {
  base: {
    fontSize: { base: 'lead', md: 'title' },
    lineHeight: '1.75rem',
    fontWeight: 'title',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // A name of a tenant’s is as long as somebody made it, and may be one word.
    minW: 0,
    overflowWrap: 'anywhere',
    outline: 'none',
  },
})
const TitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 0 },
})
const AsOf = chakra('div', {
  base: { fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Purpose = chakra('p', {
  base: { mt: 0.5, maxW: '46rem', fontSize: 'control', color: 'muted' },
  variants: { line: { true: { flex: '1 0 100%' } } },
})
const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    // Several stand in one line on a phone, by their pictures; the words are still read out.
    mdDown: {
      gap: 1.5,
      '&:has(> :nth-child(2)) button:has(> .label)': { px: 0, w: 'control' },
      '&:has(> :nth-child(2)) button > .label': { srOnly: true },
    },
  },
})
const Figures = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: 2, md: 3 },
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    // One line that scrolls under the thumb, as far as the edges of the screen.
    mdDown: {
      mx: -3,
      px: 3,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      outlineOffset: '-2px',
      '& > *': { flexShrink: 0 },
    },
  },
})

export interface PageLabels {
  about: string
  figures: string
}

export type PageProps = {
  title: string
  /** The page is a part of the screen that the frame's bar names on phones: there the title stands on the page, too. */
  isPart?: boolean
  /** What the page is for, in one line. */
  purpose?: ReactNode
  /** How old the shown state is. */
  asOf?: ReactNode
  /** From the outermost to this page: links, then plain text. */
  breadcrumb?: ReactNode[]
  breadcrumbLabel?: string
  /** What a phone folds away is called so; without them nothing folds. */
  labels?: PageLabels
  toolbar?: ReactNode
  /** Tiles with the figures that matter. */
  figures?: ReactNode
  children: ReactNode
}

export function Page({
  title,
  isPart = false,
  purpose,
  asOf,
  breadcrumb = [],
  breadcrumbLabel,
  labels,
  toolbar,
  figures,
  children,
}: PageProps) {
  const isPhone = !useIsAtLeast('md')
  const folded = isPhone ? labels : undefined
  return (
    <PageBox>
      <Head>
        <Words>
          {breadcrumb.length > 0 ? (
            <nav aria-label={breadcrumbLabel}>
              <Trail>
                {breadcrumb.map((step, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a trail has no other identity
                  <Fragment key={index}>
                    {index > 0 ? <li aria-hidden>/</li> : null}
                    <li aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>{step}</li>
                  </Fragment>
                ))}
              </Trail>
            </nav>
          ) : null}
          <TitleRow>
            <Title tabIndex={-1} srOnly={{ base: !isPart, md: false }}>
              {title}
            </Title>
            {asOf ? <AsOf>{asOf}</AsOf> : null}
          </TitleRow>
          {purpose && !folded ? <Purpose>{purpose}</Purpose> : null}
        </Words>
        {purpose && folded ? <FoldedPurpose label={folded.about}>{purpose}</FoldedPurpose> : null}
        {toolbar ? <Toolbar>{toolbar}</Toolbar> : null}
      </Head>
      {figures ? (
        <Figures {...(isPhone ? { role: 'group', 'aria-label': labels?.figures ?? title, tabIndex: 0 } : {})}>
          {figures}
        </Figures>
      ) : null}
      {children}
    </PageBox>
  )
}

/** What a page is for, which whoever knows it does not need above every list. */
function FoldedPurpose({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <IconButton
        icon={<Info aria-hidden />}
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Purpose id={id} line order={1}>
          {children}
        </Purpose>
      ) : null}
    </>
  )
}
