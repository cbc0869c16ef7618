import SwiftUICore

/// Chooses the widgets for elements.
@MainActor enum PartFactory {
  static func make(_ seed: PartSeed) -> Part {
    switch seed.content {
    case .color(let color): ColorPart(seed, color)
    case .text(let text): TextPart(seed, text)
    case .image(let image): ImagePart(seed, image)
    case .shape(let shape): ShapePart(seed, shape)
    case .divider(let axis): DividerPart(seed, axis)
    case .scroll(let scroll): ScrollPart(seed, scroll)
    case .control(let control): make(seed, control)
    case .region(let region): make(seed, region)
    case .effect(let effect): EffectPart(seed, effect)
    }
  }

  private static func make(_ seed: PartSeed, _ control: ControlContent) -> Part {
    switch control.kind {
    case .button, .menu, .link: ButtonPart(seed, control)
    case .toggle(let toggle) where toggle.isItem: OptionPart(seed, control)
    case .toggle(let toggle):
      toggle.look == .button ? SwitchingButtonPart(seed, control) : TogglePart(seed, control)
    case .option(let option):
      switch option.look {
      case .segment: SwitchingButtonPart(seed, control)
      case .menuItem, .wheel, .radio, .check: OptionPart(seed, control)
      }
    case .field(let field):
      field.kind == .editor ? EditorPart(seed, control) : FieldPart(seed, control)
    case .slider: SliderPart(seed, control)
    case .stepper: StepperPart(seed, control)
    case .progress(let progress):
      progress.look == .spinner && progress.fraction == nil
        ? SpinnerPart(seed, control) : ProgressPart(seed, control)
    case .area: AreaPart(seed, control)
    }
  }

  private static func make(_ seed: PartSeed, _ region: RegionContent) -> Part {
    switch region {
    case .group, .labeled, .section, .sectionHeader, .sectionFooter, .navigation, .page, .tabs,
      .form, .barItem, .menuSection, .disclosure, .groupBox, .split, .column, .list:
      RegionPart(seed, region)
    case .row(let row): RowPart(seed, row)
    case .bar(let bar): BarPart(seed, bar)
    case .tabBar(let look): TabBarPart(seed, look)
    case .tab(let tab): TabPart(seed, tab)
    case .sheet, .dialog, .menu, .popover: LayerPart(seed, region)
    }
  }
}
