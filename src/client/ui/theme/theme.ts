import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import './base.css'

// Chinese and Japanese share characters that each draws in its own way: the page's language decides which font comes first.
const japanese = "'Hiragino Sans', 'Yu Gothic UI', 'Meiryo', 'Noto Sans CJK JP', 'Noto Sans JP'"
const chinese = "'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'"
const sans = "'Inter Variable', 'Inter Fallback', var(--east-asian), system-ui, sans-serif"
const mono =
  "'JetBrains Mono Variable', ui-monospace, 'SFMono-Regular', Menlo, Consolas, var(--east-asian), monospace"

const token = (value: string) => ({ value })
const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

const steps = [
  0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32,
  40, 48, 56, 64, 72, 80, 96, 112, 128,
]
const scale = Object.fromEntries(steps.map((step) => [step, token(`${step / 4}rem`)]))

// No recipes here: each part carries its own styles, so a page pays only for the parts that it shows.
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    // A part of a page may be light where the page is dark: a preview.
    cssVarsRoot: ':where(:root, .light)',
    theme: {
      breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px}px`])),
      tokens: {
        spacing: scale,
        sizes: {
          ...scale,
          full: token('100%'),
          control: token('var(--control)'),
          bar: token('3.25rem'),
          menu: token('14.5rem'),
          panel: token('26.875rem'),
        },
        fonts: { body: token(sans), heading: token(sans), mono: token(mono) },
        fontSizes: {
          group: token('0.6875rem'),
          tiny: token('0.75rem'),
          small: token('0.78125rem'),
          control: token('0.8125rem'),
          table: token('0.84375rem'),
          body: token('0.875rem'),
          lead: token('1rem'),
          title: token('1.3125rem'),
          figure: token('1.375rem'),
        },
        fontWeights: {
          normal: { value: 400 },
          medium: { value: 500 },
          semibold: { value: 600 },
          title: { value: 640 },
        },
        radii: {
          control: token('6px'),
          card: token('8px'),
          pill: token('14px'),
          full: token('9999px'),
        },
        zIndex: {
          bar: { value: 20 },
          panel: { value: 30 },
          overlay: { value: 50 },
          dropdown: { value: 60 },
          toast: { value: 70 },
        },
        durations: { quick: token('120ms'), calm: token('200ms') },
      },
      // Some hues stand a little darker than drawn, so that small text keeps 4.5:1 on its own tint and on selected rows.
      semanticTokens: {
        colors: {
          bg: shade('#f9f9fb', '#111113'),
          surface: shade('#ffffff', '#18191b'),
          sunken: shade('#f0f0f3', '#212225'),
          /** Behind what is made for a light background. */
          plate: shade('transparent', '#ffffff'),
          line: shade('#e0e1e6', '#2e3135'),
          lineStrong: shade('#cdced6', '#43484e'),
          // Edges that alone tell a control from the page need 3:1.
          lineControl: shade('#8b8d98', '#696e77'),
          text: shade('#1c2024', '#edeef0'),
          muted: shade('#60646c', '#b0b4ba'),
          faint: shade('#696c76', '#8b8f98'),
          accent: shade('#5753c6', '#6863d8'),
          accentStrong: shade('#4a46b0', '#5c57c9'),
          accentText: shade('#5753c6', '#b1a9ff'),
          onAccent: shade('#ffffff', '#ffffff'),
          accentBg: shade('#f0f1fe', '#202248'),
          accentLine: shade('#cbcdff', '#303374'),
          red: shade('#ce2c31', '#ff9592'),
          redBg: shade('#feebec', '#3b1219'),
          redLine: shade('#f4a9aa', '#72232d'),
          danger: shade('#ce2c31', '#c62a2f'),
          dangerStrong: shade('#b3252a', '#d6363b'),
          orange: shade('#b84500', '#ffa057'),
          orangeBg: shade('#ffefd6', '#331e0b'),
          orangeLine: shade('#cc4e00', '#ffa057'),
          amber: shade('#9a5900', '#ffca16'),
          amberBg: shade('#fff7c2', '#302008'),
          amberLine: shade('#f3d673', '#5c3d05'),
          blue: shade('#0b68ba', '#70b8ff'),
          blueBg: shade('#e6f4fe', '#0d2847'),
          blueLine: shade('#acd8fc', '#104d87'),
          green: shade('#1e7a52', '#3dd68c'),
          greenBg: shade('#e6f6eb', '#132d21'),
          greenLine: shade('#adddc0', '#20573e'),
          scrim: shade('rgb(28 32 36 / 0.34)', 'rgb(0 0 0 / 0.6)'),
        },
        shadows: {
          float: shade(
            '0 8px 28px rgb(28 32 36 / 0.12), 0 1px 3px rgb(28 32 36 / 0.08)',
            '0 8px 28px rgb(0 0 0 / 0.5), 0 1px 3px rgb(0 0 0 / 0.4)',
          ),
        },
      },
      keyframes: {
        fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
        fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
        slideIn: {
          from: { transform: 'translateX(1.5rem)', opacity: 0 },
          to: { transform: 'none', opacity: 1 },
        },
        slideInStart: {
          from: { transform: 'translateX(-1.5rem)', opacity: 0 },
          to: { transform: 'none', opacity: 1 },
        },
        rise: {
          from: { transform: 'translateY(0.5rem)', opacity: 0 },
          to: { transform: 'none', opacity: 1 },
        },
        spin: { to: { transform: 'rotate(360deg)' } },
        breathe: { '50%': { opacity: 0.45 } },
        run: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      },
    },
    globalCss: {
      ':root': {
        '--control': '2rem',
        '--east-asian': `${japanese}, ${chinese}`,
        '--global-color-border': 'colors.line',
        '--global-font-body': 'fonts.body',
        '--global-font-mono': 'fonts.mono',
        '@media (pointer: coarse)': { '--control': '2.75rem' },
      },
      ':root:lang(zh)': { '--east-asian': `${chinese}, ${japanese}` },
      html: { bg: 'bg', color: 'text', fontFamily: 'body' },
      body: {
        fontSize: 'body',
        lineHeight: '1.42857',
        fontFeatureSettings: "'cv05', 'ss03'",
      },
      ':where(a)': {
        color: 'accentText',
        textUnderlineOffset: '0.2em',
        _hover: { textDecoration: 'underline' },
      },
      ':where(code, kbd, pre, samp)': { fontFamily: 'mono', fontSize: '0.92em' },
      '*::placeholder': { color: 'faint', opacity: 1 },
      '*::selection': { bg: 'accentLine' },
      // A forced-colours reader and every keyboard user must see where they are.
      ':where(*):focus-visible': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '2px' },
      "[tabindex='-1']:focus-visible:not([role])": { outline: 'none' },
      '*, *::before, *::after': {
        '@media (prefers-reduced-motion: reduce)': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A duration instead would give every element a transition, and an inherited colour a frame per level.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  }),
)
