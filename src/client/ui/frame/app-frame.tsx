import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, type UIEvent, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Brand, type Skin } from './brand.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { FrameMenu } from './frame-menu.tsx'
import type { MenuClosing, MenuEntry, MenuGroup, RenderLink } from './menu-entries.ts'
import { PhoneBar } from './phone-bar.tsx'
import { measures } from '../theme/measures.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SearchButton, type SearchButtonProps } from './search-button.tsx'

const Frame = chakra('div', {
  base: { display: 'grid', h: '100dvh', overflow: 'hidden', '--bar': 'sizes.bar' },
  variants: {
    kind: {
      desk: {
        gridTemplate: '"menu head" var(--bar) "menu main" minmax(0, 1fr) / auto minmax(0, 1fr)',
      },
      tablet: { gridTemplate: '"head" var(--bar) "main" minmax(0, 1fr) / minmax(0, 1fr)' },
      phone: { gridTemplate: '"head" var(--bar) "main" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)' },
    },
  },
})
const Side = chakra('div', {
  base: {
    gridArea: 'menu',
    display: 'flex',
    flexDirection: 'column',
    minH: 0,
    w: 'menu',
    bg: 'surface',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
  },
  variants: { folded: { true: { w: '3.5rem' } } },
})
const Fold = chakra('div', {
  base: { display: 'flex', flexShrink: 0, justifyContent: 'end', p: 2 },
  variants: { folded: { true: { justifyContent: 'center' } } },
})
const Head = chakra('header', {
  base: {
    gridArea: 'head',
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    minW: 0,
    px: { base: 3.5, md: 4 },
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const HeadTitle = chakra('div', {
  base: { flex: '1 1 auto', minW: 0, truncate: true, fontSize: 'lead', fontWeight: 'title' },
})
/** The page's name above the company, as one place to press: a thumb needs no more than to hit it. */
const HeadChoice = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    flex: '1 1 auto',
    minW: 0,
    justifyItems: 'start',
    '& > div': { fontSize: 'group', lineHeight: '1rem', fontWeight: 'medium', color: 'muted' },
    '& > button': {
      h: '1.5rem',
      minW: 0,
      maxW: 'full',
      px: 0,
      gap: 1.5,
      fontSize: 'lead',
      bg: 'transparent',
      borderWidth: 0,
      _hover: { bg: 'transparent' },
      _after: { content: '""', position: 'absolute', inset: '-0.125rem 0' },
      '& > kbd': { display: 'none' },
      '&:focus-visible': {
        outline: 'none',
        _after: { outline: '2px solid', outlineColor: 'accentText', borderRadius: 'control' },
      },
    },
  },
})
const HeadEnd = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: 1.5, ms: 'auto', minW: 0, flexShrink: 0 },
})
const Content = chakra('main', {
  base: { gridArea: 'main', position: 'relative', overflowY: 'auto', minW: 0, outline: 'none' },
})
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: 2,
    insetInlineStart: 2,
    px: 3,
    py: 2,
    bg: 'surface',
    color: 'accentText',
    fontWeight: 'semibold',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'accentLine',
    transform: 'translateY(-4rem)',
    _focus: { transform: 'none' },
  },
})
const SheetTop = chakra('div', { base: { display: 'grid', gap: 2, px: 3, pb: 2 } })
const SheetEnd = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    p: 3,
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

export type AppFrameProps = {
  productName: string
  /** The organization's own pictures in the place of the product's. */
  skin: Skin
  /** The page's name, in the bar of a phone. */
  title: string
  menu: MenuGroup[]
  /** Up to three places for the bottom bar of a phone; the frame adds the way to the rest. */
  phoneMenu: MenuEntry[]
  renderLink: RenderLink
  menuFolded: boolean
  onMenuFold: (folded: boolean) => void
  menuClosing: MenuClosing
  switcher?: ReactNode
  search?: SearchButtonProps
  status?: ReactNode
  actions?: ReactNode
  userMenu?: ReactNode
  /** Where the person is: the path. */
  place: string
  labels: {
    menu: string
    openMenu: string
    foldMenu: string
    unfoldMenu: string
    more: string
    skipToContent: string
    scrollToTop: string
  }
  children: ReactNode
}

export function AppFrame(props: AppFrameProps) {
  const { title, phoneMenu, renderLink, switcher, status, place, labels, children } = props
  const isDesk = useIsAtLeast('lg')
  const isPhone = !useIsAtLeast('md')
  const [openedAt, setOpenedAt] = useState<string>()
  // It goes away with the page that it was opened over, whatever led on.
  const menuOpen = openedAt === place
  const [scrolled, setScrolled] = useState<HTMLElement>()
  const content = useRef<HTMLElement>(null)

  // Scrolling inside a table counts too; scroll events are only seen on the way down.
  const watchScroll = (event: UIEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.scrollHeight <= event.target.clientHeight)
      return
    setScrolled(event.target.scrollTop > measures.scrollToTop.offset ? event.target : undefined)
  }
  const openMenu = () => setOpenedAt(place)
  const closeMenu = () => setOpenedAt(undefined)
  const openedMenu = { isOpen: menuOpen, open: openMenu, close: closeMenu }

  return (
    <Frame kind={isDesk ? 'desk' : isPhone ? 'phone' : 'tablet'}>
      <SkipLink
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {labels.skipToContent}
      </SkipLink>
      {isDesk ? <DeskMenu {...props} /> : null}
      {isPhone ? (
        <Head>
          {switcher ? (
            <HeadChoice>
              <HeadTitle>{title}</HeadTitle>
              {switcher}
            </HeadChoice>
          ) : (
            <HeadTitle>{title}</HeadTitle>
          )}
          <HeadEnd>{status}</HeadEnd>
        </Head>
      ) : (
        <WideHead {...props} isDesk={isDesk} openedMenu={openedMenu} />
      )}
      <Content id="content" ref={content} tabIndex={-1} data-scroll-area onScrollCapture={watchScroll}>
        {children}
        {scrolled ? <ScrollToTop label={labels.scrollToTop} target={scrolled} /> : null}
      </Content>
      {isPhone ? (
        <PhoneBar
          label={labels.menu}
          items={phoneMenu}
          more={labels.more}
          renderLink={renderLink}
          onMore={openMenu}
        />
      ) : null}
      {isDesk ? null : <MenuSheet {...props} isPhone={isPhone} openedMenu={openedMenu} />}
    </Frame>
  )
}

/** The menu over the page, where there is no room beside it. */
interface OpenedMenu {
  isOpen: boolean
  open: () => void
  close: () => void
}

function DeskMenu({
  productName,
  skin,
  menu,
  renderLink,
  menuFolded,
  onMenuFold,
  menuClosing,
  labels,
}: AppFrameProps) {
  return (
    <Side folded={menuFolded}>
      <FrameMenu
        label={labels.menu}
        groups={menu}
        renderLink={renderLink}
        {...menuClosing}
        folded={menuFolded}
        brand={<Brand productName={productName} {...skin} folded={menuFolded} />}
      />
      <Fold folded={menuFolded}>
        <IconButton
          icon={menuFolded ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          label={menuFolded ? labels.unfoldMenu : labels.foldMenu}
          onClick={() => onMenuFold(!menuFolded)}
        />
      </Fold>
    </Side>
  )
}

interface WideHeadProps extends Pick<
  AppFrameProps,
  'switcher' | 'search' | 'status' | 'actions' | 'userMenu' | 'labels'
> {
  isDesk: boolean
  openedMenu: OpenedMenu
}

function WideHead({
  switcher,
  search,
  status,
  actions,
  userMenu,
  labels,
  isDesk,
  openedMenu,
}: WideHeadProps) {
  return (
    <Head>
      {isDesk ? null : (
        <IconButton
          icon={<MenuIcon aria-hidden />}
          label={labels.openMenu}
          aria-haspopup="dialog"
          aria-expanded={openedMenu.isOpen}
          onClick={openedMenu.open}
        />
      )}
      {switcher}
      {search ? <SearchButton {...search} /> : null}
      <HeadEnd>
        {status}
        {isDesk ? actions : null}
        {userMenu}
      </HeadEnd>
    </Head>
  )
}

interface MenuSheetProps extends AppFrameProps {
  isPhone: boolean
  openedMenu: OpenedMenu
}

function MenuSheet({
  productName,
  skin,
  menu,
  renderLink,
  menuClosing,
  search,
  actions,
  userMenu,
  labels,
  isPhone,
  openedMenu,
}: MenuSheetProps) {
  const { isOpen, close } = openedMenu
  return (
    <Sheet open={isOpen} onClose={close} label={labels.menu} side="start">
      <FrameMenu
        label={labels.menu}
        groups={menu}
        renderLink={renderLink}
        {...menuClosing}
        onLeave={close}
        brand={
          <>
            <Brand productName={productName} {...skin} />
            {isPhone ? (
              <SheetTop>
                {search ? (
                  <SearchButton
                    {...search}
                    onClick={() => {
                      close()
                      search.onClick()
                    }}
                  />
                ) : null}
              </SheetTop>
            ) : null}
          </>
        }
      />
      <SheetEnd>
        {actions}
        {isPhone ? userMenu : null}
      </SheetEnd>
    </Sheet>
  )
}
