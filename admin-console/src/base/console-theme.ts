import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { tokenVariables } from 'shared-ui/theme/token-variables';
import { tokens } from 'shared-ui/theme/tokens';
import { consoleThemeTexts } from './console-theme.texts';

const { font, radius, text } = tokens;
/** By name, not by value: the browser looks them up, by day and by night. */
const { color, shadow } = tokenVariables;

/** So much of the ink, for what lies over a ground of either scheme. */
const inkAt = (percent: number) => `color-mix(in srgb, ${color.ink} ${percent}%, transparent)`;

/** What has the focus is ringed as on the public site (WCAG 2.4.7). */
const ring = { outline: `3px solid ${color.focus}`, outlineOffset: 2 };
/** On the border that a field has already, and round like it. */
const fieldRing = { ...ring, outlineOffset: -2, borderRadius: radius.m };
/** The ring goes around the frame, which may hold signs beside the words: around the words alone it would touch them. */
const framedRing = {
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: color.control },
  '&:has(> .MuiInputBase-input:focus-visible)': fieldRing,
};
/** The grid cuts off what is around a cell. */
const innerRing = { '&:focus-visible': { ...ring, outlineOffset: -3 } };

/** Fingers need 44 px where a mouse needs 24 (WCAG 2.5.5, 2.5.8). */
const onTouch = '@media (pointer: coarse)';
const touchTarget = { [onTouch]: { minWidth: 44, minHeight: 44 } };

/** The list hangs at the end of the body, outside the page's landmarks, so it is one itself. */
const rowsPerPageMenu = {
  slotProps: {
    paper: {
      role: 'region',
      'aria-label': consoleThemeTexts.rowsPerPage,
    },
  },
};

/** MUI in the clothes of the public site: the same tokens, set a little denser for work. */
export const consoleTheme = createTheme({
  // Shades are mixed by the browser, which alone knows the colours' values.
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
    // MUI writes in white, which by night is on a pale ground.
    MuiTooltip: { styleOverrides: { tooltip: { color: color.paper } } },
    MuiPaper: { styleOverrides: { elevation8: { boxShadow: shadow.l } } },
    MuiTablePagination: {
      defaultProps: { slotProps: { select: { MenuProps: rowsPerPageMenu } } },
      // The grid cuts off the ring of the last button without it.
      styleOverrides: { actions: { marginInlineEnd: 5 } },
    },
    MuiInputBase: {
      // MUI writes hints in less than half of the ink, which is too faint to be read (WCAG 1.4.3).
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
        // The menu of the last header, unseen until it is asked for, would make the table wider by 23 pixels.
        'columnHeader--last': { overflow: 'clip' },
        columnHeaderTitle: { fontWeight: 650 },
        toolbarContainer: { backgroundColor: color.surface },
      },
    },
  },
});
