import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

/// The styles of the system, each by its type and by its short name.
@MainActor struct SystemStyleTests {
  @Test func looksOfButtons() {
    #expect(buttonLook(DefaultButtonStyle()) == .automatic)
    #expect(buttonLook(.automatic) == .automatic)
    #expect(buttonLook(PlainButtonStyle()) == .plain)
    #expect(buttonLook(.plain) == .plain)
    #expect(buttonLook(BorderlessButtonStyle()) == .borderless)
    #expect(buttonLook(.borderless) == .borderless)
    #expect(buttonLook(BorderedButtonStyle()) == .bordered)
    #expect(buttonLook(.bordered) == .bordered)
    #expect(buttonLook(BorderedProminentButtonStyle()) == .prominent)
    #expect(buttonLook(.borderedProminent) == .prominent)
    #expect(buttonLook(LinkButtonStyle()) == .link)
    #expect(buttonLook(.link) == .link)
  }

  @Test func looksOfToggles() {
    #expect(toggleLook(DefaultToggleStyle()) == .automatic)
    #expect(toggleLook(.automatic) == .automatic)
    #expect(toggleLook(SwitchToggleStyle()) == .switch)
    #expect(toggleLook(.switch) == .switch)
    #expect(toggleLook(CheckboxToggleStyle()) == .checkbox)
    #expect(toggleLook(.checkbox) == .checkbox)
    #expect(toggleLook(ButtonToggleStyle()) == .button)
    #expect(toggleLook(.button) == .button)
  }

  @Test func tintOfASwitchIsItsStyles() {
    let host = ViewHost(
      Toggle("Sound", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))

    #expect(host.controls.first?.tint == .red)
  }

  @Test func looksOfFields() {
    #expect(fieldLook(DefaultTextFieldStyle()) == .automatic)
    #expect(fieldLook(.automatic) == .automatic)
    #expect(fieldLook(PlainTextFieldStyle()) == .plain)
    #expect(fieldLook(.plain) == .plain)
    #expect(fieldLook(RoundedBorderTextFieldStyle()) == .roundedBorder)
    #expect(fieldLook(.roundedBorder) == .roundedBorder)
    #expect(fieldLook(SquareBorderTextFieldStyle()) == .squareBorder)
    #expect(fieldLook(.squareBorder) == .squareBorder)
  }

  @Test func looksOfProgress() {
    #expect(progressLook(DefaultProgressViewStyle()) == .bar)
    #expect(progressLook(.automatic) == .bar)
    #expect(progressLook(LinearProgressViewStyle()) == .bar)
    #expect(progressLook(.linear) == .bar)
    #expect(progressLook(CircularProgressViewStyle()) == .spinner)
    #expect(progressLook(.circular) == .spinner)
  }

  @Test func looksOfMenus() {
    #expect(menuLook(DefaultMenuStyle()) == .automatic)
    #expect(menuLook(.automatic) == .automatic)
    #expect(menuLook(ButtonMenuStyle()) == .button)
    #expect(menuLook(.button) == .button)
    #expect(menuLook(BorderlessButtonMenuStyle()) == .borderless)
    #expect(menuLook(.borderlessButton) == .borderless)
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

  private func buttonLook(_ style: some PrimitiveButtonStyle) -> ButtonContent.Look? {
    guard case .button(let button)? = kind(Button("Save") {}.buttonStyle(style)) else { return nil }
    return button.look
  }

  private func toggleLook(_ style: some ToggleStyle) -> ToggleContent.Look? {
    guard case .toggle(let toggle)? = kind(Toggle("On", isOn: .constant(true)).toggleStyle(style))
    else { return nil }
    return toggle.look
  }

  private func fieldLook(_ style: some TextFieldStyle) -> FieldContent.Look? {
    let field = TextField("Name", text: .constant("")).textFieldStyle(style)
    guard case .field(let content)? = kind(field) else { return nil }
    return content.look
  }

  private func progressLook(_ style: some ProgressViewStyle) -> ProgressContent.Look? {
    guard case .progress(let content)? = kind(ProgressView(value: 0.5).progressViewStyle(style))
    else { return nil }
    return content.look
  }

  private func menuLook(_ style: some MenuStyle) -> MenuContent.Look? {
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
