extension StyleSheet {
  /// The rules, in GTK's style language.
  static let rules = """
    headerbar.hetang-bar {
      padding: 0; margin: 0; min-height: 0; box-shadow: inset 0 -1px @headerbar_shade_color;
    }
    headerbar.hetang-bar button { margin: 0; }
    windowcontrols.hetang-window-controls { padding: 0; }
    .hetang-toolbar { border-top: 1px solid @borders; }
    button.hetang-bare {
      padding: 0; margin: 0; min-width: 0; min-height: 0; border: none; border-radius: 4px;
      background: none; box-shadow: none; font-weight: normal; color: inherit;
    }
    button.hetang-bare:disabled { filter: opacity(0.5); }
    button.hetang-bare:active { opacity: 0.7; }
    button.hetang-link, button.hetang-borderless { color: @accent_color; }
    button.hetang-destructive { color: @destructive_color; }
    button.hetang-bar-button { padding: 5px 9px; min-width: 16px; min-height: 24px; }
    button.hetang-small { padding-top: 1px; padding-bottom: 1px; min-height: 20px; }
    button.hetang-large { padding: 9px 20px; }
    button.hetang-menu-item {
      padding: 7px 12px; margin: 0; min-height: 0; border-radius: 6px; font-weight: normal;
    }
    button.hetang-segment { padding-left: 12px; padding-right: 12px; }
    modelbutton.hetang-option { padding: 0; min-height: 0; border-radius: 6px; }
    button.hetang-tab {
      padding: 0; margin: 0; min-width: 0; min-height: 0; border-radius: 6px; font-weight: normal;
    }
    .hetang-bottom-tabs {
      background: @headerbar_bg_color; box-shadow: inset 0 1px @headerbar_shade_color;
    }
    .hetang-top-tabs { background: @headerbar_bg_color; }
    list.hetang-plain-list, list.hetang-inset-list, list.hetang-grouped-list {
      background: transparent;
    }
    list.navigation-sidebar { padding: 0; background: transparent; }
    list > row { padding: 0; margin: 0; min-height: 0; }
    list.navigation-sidebar > row { padding: 0; margin: 0; border-radius: 6px; }
    row.hetang-separated { border-bottom: 1px solid alpha(@borders, 0.7); }
    row.hetang-insert-above { box-shadow: inset 0 2px @accent_color; }
    row.hetang-insert-below { box-shadow: inset 0 -2px @accent_color; }
    row.hetang-card-only, row.hetang-card-first, row.hetang-card-middle, row.hetang-card-last {
      background-color: @card_bg_color; color: @card_fg_color;
    }
    row.hetang-card-only { border-radius: 12px; }
    row.hetang-card-first { border-radius: 12px 12px 0 0; }
    row.hetang-card-last { border-radius: 0 0 12px 12px; }
    .hetang-split { background: @borders; }
    .hetang-column, .hetang-sidebar-column { background: @window_bg_color; }
    .hetang-scrim { background: rgba(0, 0, 0, 0.32); }
    .hetang-layer { background: @popover_bg_color; color: @popover_fg_color; }
    .hetang-sheet, .hetang-dialog {
      background: @window_bg_color; color: @window_fg_color; border-radius: 12px;
      box-shadow: 0 4px 16px rgba(0, 0, 0, 0.3);
    }
    .hetang-dialog { background: @dialog_bg_color; color: @dialog_fg_color; }
    .hetang-layer { outline: 1px solid alpha(currentColor, 0.08); outline-offset: -1px; }
    .hetang-cover { border-radius: 0; box-shadow: none; outline: none; }
    .hetang-menu, .hetang-popover {
      border-radius: 9px;
      box-shadow: 0 1px 5px 1px rgba(0, 0, 0, 0.09), 0 2px 14px 3px rgba(0, 0, 0, 0.1),
        0 0 0 1px rgba(0, 0, 0, 0.07);
    }
    .hetang-layer-content { border-radius: inherit; }
    .hetang-editor { border-radius: 6px; background: alpha(currentColor, 0.1); }
    .hetang-editor textview, .hetang-editor textview > text { background: transparent; }
    """
}
