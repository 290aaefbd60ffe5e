import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { tokenVariables } from 'shared-ui/theme/token-variables';
import { tokens } from 'shared-ui/theme/tokens';
import { consoleThemeTexts } from './console-theme.texts';

const { font, radius, text } = tokens;
/** CSS variables instead of values, so that the browser picks the colours of the light or dark scheme. */
const { color, shadow } = tokenVariables;

/** The ink, `percent` opaque, for overlays that must suit both schemes. */
const inkAt = (percent: number) => `color-mix(in srgb, ${color.ink} ${percent}%, transparent)`;

/** The focus ring, the same as on the public site (WCAG 2.4.7). */
const ring = { outline: `3px solid ${color.focus}`, outlineOffset: 2 };
/** The ring of a field replaces the field's border and keeps its radius. */
const fieldRing = { ...ring, outlineOffset: -2, borderRadius: radius.m };
/** The ring goes around the frame, which may hold icons beside the text: around the text alone it would touch them. */
const framedRing = {
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: color.control },
  '&:has(> .MuiInputBase-input:focus-visible)': fieldRing,
};
/** An inset ring, because the grid clips whatever is outside of a cell. */
const innerRing = { '&:focus-visible': { ...ring, outlineOffset: -3 } };

/** Touch targets need 44 px where a mouse needs 24 (WCAG 2.5.5, 2.5.8). */
const onTouch = '@media (pointer: coarse)';
const touchTarget = { [onTouch]: { minWidth: 44, minHeight: 44 } };

/** MUI renders this list at the end of the body, outside the page's landmarks, so it gets a role of its own. */
const rowsPerPageMenu = {
  slotProps: {
    paper: {
      role: 'region',
      'aria-label': consoleThemeTexts.rowsPerPage,
    },
  },
};

/** The MUI theme: the tokens of the public site, with denser spacing. */
export const consoleTheme = createTheme({
  // Shades are mixed in CSS, because the values of the variables are known to the browser only.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: color.indigo, dark: color.ink, contrastText: color.onIndigo },
        secondary: { main: color.accent, dark: color.accentStrong, contrastText: color.onAccent },
        error: { main: color.error, dark: color.error },
        success: { main: color.success },
        info: { main: color.info },
        text: { primary: color.ink, secondary: color.inkSoft, disabled: inkAt(50) },
        background: { default: color.paper, paper: color.surface },
        divider: color.line,
        TableCell: { border: color.line },
        Tooltip: { bg: color.ink },
        action: {
          active: color.inkSoft,
          hover: inkAt(6),
          selected: inkAt(10),
          disabled: inkAt(45),
          disabledBackground: inkAt(12),
          focus: inkAt(12),
        },
        DataGrid: { bg: color.surface, headerBg: color.surfaceSunken, pinnedBg: color.surface },
      },
    },
  },
  typography: {
    fontFamily: font.text,
    fontWeightMedium: 650,
    body1: { fontSize: text.s, lineHeight: 1.45 },
    body2: { fontSize: text.s, lineHeight: 1.45 },
    caption: { fontSize: text.xs },
    button: { fontSize: text.s, fontWeight: 650, textTransform: 'none' },
  },
  shape: { borderRadius: parseInt(radius.m) },
  focusVisible: ring,
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { styleOverrides: { root: { lineHeight: 1.2, ...touchTarget } } },
    MuiIconButton: { styleOverrides: { root: { color: color.ink, ...touchTarget } } },
    MuiCheckbox: { styleOverrides: { root: { color: color.control, ...touchTarget } } },
    MuiMenuItem: { styleOverrides: { root: { [onTouch]: { minHeight: 44 } } } },
    MuiFormControlLabel: { styleOverrides: { root: { marginInline: 0 } } },
    // MUI's white text would be on a pale background in the dark scheme.
    MuiTooltip: { styleOverrides: { tooltip: { color: color.paper } } },
    MuiPaper: {
      styleOverrides: { elevation8: { border: `1px solid ${color.line}`, boxShadow: shadow.l } },
    },
    MuiTablePagination: {
      defaultProps: { slotProps: { select: { MenuProps: rowsPerPageMenu } } },
      // Without this margin the grid clips the ring of the last button.
      styleOverrides: { actions: { marginInlineEnd: 5 } },
    },
    MuiInputBase: {
      // MUI's placeholders are too faint to read: less than half of the ink (WCAG 1.4.3).
      styleOverrides: {
        input: {
          '&::placeholder': { opacity: 1, color: color.inkSoft },
          '&:focus-visible': fieldRing,
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { ...touchTarget, ...framedRing },
        input: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
        notchedOutline: { borderColor: color.control },
      },
    },
    MuiDataGrid: {
      styleOverrides: {
        root: {
          borderColor: color.line,
          '--DataGrid-rowBorderColor': color.surfaceSunken,
          fontVariantNumeric: 'tabular-nums',
        },
        cell: innerRing,
        columnHeader: innerRing,
        columnSeparator: { color: color.line },
        // The hidden menu of the last header would make the table 23 pixels wider.
        'columnHeader--last': { overflow: 'clip' },
        // A header that is longer than its column wraps to a second line instead of being cut.
        columnHeaderTitle: { fontWeight: 650, whiteSpace: 'normal', lineHeight: 1.2 },
        toolbarContainer: { backgroundColor: color.surface },
      },
    },
  },
});
