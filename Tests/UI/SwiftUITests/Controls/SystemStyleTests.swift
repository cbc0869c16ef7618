import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

/// The styles of the system, each by its type and by its short name.
@MainActor struct SystemStyleTests {
  @Test func looksOfButtons() {
    #expect(look(DefaultButtonStyle()) == .automatic)
    #expect(look(.automatic) == .automatic)
    #expect(look(PlainButtonStyle()) == .plain)
    #expect(look(.plain) == .plain)
    #expect(look(BorderlessButtonStyle()) == .borderless)
    #expect(look(.borderless) == .borderless)
    #expect(look(BorderedButtonStyle()) == .bordered)
    #expect(look(.bordered) == .bordered)
    #expect(look(BorderedProminentButtonStyle()) == .prominent)
    #expect(look(.borderedProminent) == .prominent)
    #expect(look(LinkButtonStyle()) == .link)
    #expect(look(.link) == .link)
  }

  @Test func looksOfToggles() {
    #expect(look(DefaultToggleStyle()) == .automatic)
    #expect(look(.automatic) == .automatic)
    #expect(look(SwitchToggleStyle()) == .switch)
    #expect(look(.switch) == .switch)
    #expect(look(CheckboxToggleStyle()) == .checkbox)
    #expect(look(.checkbox) == .checkbox)
    #expect(look(ButtonToggleStyle()) == .button)
    #expect(look(.button) == .button)
  }

  @Test func tintOfASwitchIsItsStyles() {
    let host = ViewHost(
      Toggle("Sound", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))

    #expect(host.controls.first?.tint == .red)
  }

  @Test func looksOfFields() {
    #expect(look(DefaultTextFieldStyle()) == .automatic)
    #expect(look(.automatic) == .automatic)
    #expect(look(PlainTextFieldStyle()) == .plain)
    #expect(look(.plain) == .plain)
    #expect(look(RoundedBorderTextFieldStyle()) == .roundedBorder)
    #expect(look(.roundedBorder) == .roundedBorder)
    #expect(look(SquareBorderTextFieldStyle()) == .squareBorder)
    #expect(look(.squareBorder) == .squareBorder)
  }

  @Test func looksOfProgress() {
    #expect(look(DefaultProgressViewStyle()) == .bar)
    #expect(look(.automatic) == .bar)
    #expect(look(LinearProgressViewStyle()) == .bar)
    #expect(look(.linear) == .bar)
    #expect(look(CircularProgressViewStyle()) == .spinner)
    #expect(look(.circular) == .spinner)
  }

  @Test func looksOfMenus() {
    #expect(look(DefaultMenuStyle()) == .automatic)
    #expect(look(.automatic) == .automatic)
    #expect(look(ButtonMenuStyle()) == .button)
    #expect(look(.button) == .button)
    #expect(look(BorderlessButtonMenuStyle()) == .borderless)
    #expect(look(.borderlessButton) == .borderless)
  }

  @Test func formsOfPickers() {
    #expect(roles(DefaultPickerStyle()) == [.menuButton])
    #expect(roles(.automatic) == [.menuButton])
    #expect(roles(MenuPickerStyle()) == [.menuButton])
    #expect(roles(.menu) == [.menuButton])
    #expect(roles(InlinePickerStyle()) == [.option, .option])
    #expect(roles(.inline) == [.option, .option])
    #expect(roles(SegmentedPickerStyle()) == [.option, .option])
    #expect(roles(.segmented) == [.option, .option])
    #expect(roles(RadioGroupPickerStyle()) == [.radioButton, .radioButton])
    #expect(roles(.radioGroup) == [.radioButton, .radioButton])
  }

  @Test func arrangementsOfGroups() {
    let box = GroupBox("Box") { Text("in") }
    #expect(regions(box.groupBoxStyle(DefaultGroupBoxStyle())) == [.groupBox])
    #expect(regions(box.groupBoxStyle(.automatic)) == [.groupBox])

    let form = Form { Text("row") }
    #expect(regions(form.formStyle(AutomaticFormStyle())).first == .form)
    #expect(regions(form.formStyle(GroupedFormStyle())).first == .form)
    #expect(regions(form.formStyle(.grouped)).first == .form)

    let group = ControlGroup("Edit") { Button("Cut") {} }
    #expect(texts(group.controlGroupStyle(AutomaticControlGroupStyle())) == ["Cut"])
    #expect(texts(group.controlGroupStyle(NavigationControlGroupStyle())) == ["Cut"])
    #expect(texts(group.controlGroupStyle(.navigation)) == ["Cut"])
    #expect(texts(group.controlGroupStyle(MenuControlGroupStyle())) == ["Edit"])
    #expect(texts(group.controlGroupStyle(CompactMenuControlGroupStyle())) == ["Edit"])
    #expect(texts(group.controlGroupStyle(.compactMenu)) == ["Edit"])

    let value = LabeledContent("Name", value: "Ada")
    #expect(texts(value.labeledContentStyle(AutomaticLabeledContentStyle())) == ["Name", "Ada"])
    #expect(texts(value.labeledContentStyle(.automatic)) == ["Name", "Ada"])

    let more = DisclosureGroup("More") { Text("in") }
    #expect(texts(more.disclosureGroupStyle(AutomaticDisclosureGroupStyle())) == ["More"])
    #expect(texts(more.disclosureGroupStyle(.automatic)) == ["More"])
  }

  @Test func styleOfOnesOwnIsToldOfMenusAndGroups() {
    let menu = ViewHost(
      Menu("More") { Button("Copy") {} }.menuStyle(OwnMenuStyle()))
    let group = ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(OwnGroupStyle())

    #expect(menu.texts == ["own", "More"])
    menu.press("More")
    #expect(menu.texts == ["own", "More", "Copy"])
    #expect(texts(group) == ["Edit", "Cut"])
  }

  // MARK: - What a style makes

  private func look(_ style: some PrimitiveButtonStyle) -> ButtonContent.Look? {
    guard case .button(let button)? = kind(Button("Save") {}.buttonStyle(style)) else { return nil }
    return button.look
  }

  private func look(_ style: some ToggleStyle) -> ToggleContent.Look? {
    guard case .toggle(let toggle)? = kind(Toggle("On", isOn: .constant(true)).toggleStyle(style))
    else { return nil }
    return toggle.look
  }

  private func look(_ style: some TextFieldStyle) -> FieldContent.Look? {
    let field = TextField("Name", text: .constant("")).textFieldStyle(style)
    guard case .field(let content)? = kind(field) else { return nil }
    return content.look
  }

  private func look(_ style: some ProgressViewStyle) -> ProgressContent.Look? {
    guard case .progress(let content)? = kind(ProgressView(value: 0.5).progressViewStyle(style))
    else { return nil }
    return content.look
  }

  private func look(_ style: some MenuStyle) -> MenuContent.Look? {
    guard case .menu(let content)? = kind(Menu("More") {}.menuStyle(style)) else { return nil }
    return content.look
  }

  private func roles(_ style: some PickerStyle) -> [AccessibilityRole] {
    let picker = Picker("Sort", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    return ViewHost(picker.pickerStyle(style)).nodes.map(\.role).filter(\.isControl)
  }

  private func kind(_ view: some View) -> ControlContent.Kind? {
    ViewHost(view).controls.first?.kind
  }

  private func texts(_ view: some View) -> [String] { ViewHost(view).texts }

  private func regions(_ view: some View) -> [RegionContent] {
    let host = ViewHost(view)
    return host.elements { if case .region = $0.content { true } else { false } }.compactMap {
      if case .region(let region)? = host.renderer.screen.elements[$0]?.content {
        region
      } else {
        nil
      }
    }
  }
}

private struct OwnMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    HStack {
      Text("own")
      Menu(configuration)
    }
  }
}

private struct OwnGroupStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
