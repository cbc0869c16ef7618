package import CommunityAPI

/// The runs of articles: the runtime has a type of that name for itself.
package typealias TextRun = CommunityAPI.TextRun
