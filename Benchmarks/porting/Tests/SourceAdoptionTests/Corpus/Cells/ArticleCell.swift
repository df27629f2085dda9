import Combine
import UIKit

final class ArticleCell: UITableViewCell {
    private var cancellables = Set<AnyCancellable>()
    private let titleLabel = UILabel()

    override func prepareForReuse() {
        super.prepareForReuse()
        cancellables.removeAll()
    }

    func bind(to title: AnyPublisher<String, Never>) {
        title.sink { [weak self] in self?.titleLabel.text = $0 }.store(in: &cancellables)
    }
}
