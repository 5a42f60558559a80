import { createTheme } from '@mantine/core';

/** Mantine's share of the look. Our own colours are the variables of theme.css, which stand beside these. */
export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: 6,
  colors: {
    iris: ['#f3f3fd', '#e4e4fa', '#cacaf5', '#adadef', '#8f8fe7', '#7373df', '#5b5bd6', '#4f4fc4', '#3f3fa3', '#33337f'],
    dark: ['#ececf2', '#c6c8d4', '#a3a6b6', '#7f8394', '#484c5c', '#2d303c', '#252833', '#1c1e27', '#14151b', '#0f1015'],
  },
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  headings: { fontWeight: '600' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { transition: 'pop', duration: 140 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Menu: { defaultProps: { radius: 'md', shadow: 'md', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 } } },
  },
});
